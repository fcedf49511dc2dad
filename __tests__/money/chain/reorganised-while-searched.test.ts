import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet sends a transfer that was declared unsent. At the next submit the app reads the pools, and then a
 * reorganisation takes the transfer out of its block.
 */
const bench = useBench();
const { sending, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

let restore = () => {};
afterEach(() => restore());

/** The account's pools are read at each of three nodes, for the checks, the earlier attempt and the action. */
const READS_OF_POOLS = 9;

/** Does the work after the pools were read, before the first call with this method is answered. */
function afterPools(method: string, work: () => Promise<unknown>): void {
  const { fetch: answer } = globalThis;
  let reads = 0;
  let done: Promise<unknown> | undefined;
  globalThis.fetch = async (input, init) => {
    const body = String(init?.body);
    if (body.includes('"pending",true')) reads += 1;
    else if (reads >= READS_OF_POOLS && body.includes(method)) await (done ??= work());
    return answer(input, init);
  };
  restore = () => void (globalThis.fetch = answer);
}

const MAKES = [
  ['a transfer of USDT', 'eth_getLogs', () => sending('USDT', '0.5', ONE / 2n)],
  ['a wrapping', 'eth_getLogs', () => wrapping('wrap', ONE / 10n)],
  ['a transfer of BNB', 'eth_getTransactionCount', () => sending('BNB', '0.5', ONE / 2n)],
] as const;

describe.each(MAKES)('%s that a reorganisation', (_name, method, make) => {
  it.each([
    ['puts back into the pool', 0],
    ['puts into a newer block', 1],
  ])('%s is found, and not requested again', async (_where, blocks) => {
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await bench.keepTime();
    await bench.world.chain.setAutomine(false);
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    const send = () => rpc('eth_sendTransaction', [{ gas: '0x30d40', ...call }]);
    const before = await rpc('evm_snapshot');
    await send();
    await bench.world.chain.mine(1);
    let isReorganised = false;
    afterPools(method, async () => {
      await rpc('evm_revert', [before]);
      await bench.world.chain.mine(1);
      await send();
      if (blocks > 0) await bench.world.chain.mine(blocks);
      isReorganised = true;
    });
    await during(action.start(bench.tab));
    expect([isReorganised, bench.tab.stateOf(action.key)]).toMatchObject([true, { refusal: 'paid-elsewhere' }]);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  });
});
