import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

async function stick(ats: readonly number[]): Promise<void> {
  const height = `0x${(await bench.world.chain.height()).toString(16)}`;
  const newest = await rpc('eth_getBlockByNumber', [height, false]);
  const count = await rpc('eth_getTransactionCount', [bench.from, height]);
  const shown = {
    eth_blockNumber: height,
    eth_getTransactionCount: count,
    eth_getTransactionByHash: null,
    eth_getTransactionReceipt: null,
    eth_getLogs: [],
  };
  for (const at of ats) {
    for (const [method, answer] of Object.entries(shown)) bench.nodes[at]!.lie(method, () => answer);
    bench.nodes[at]!.lie('eth_getBlockByNumber', ((real: unknown, [block]: [string]) =>
      block === 'latest' ? newest : real) as never);
  }
}

it.each(['USDT', 'BNB'] as const)(
  'a late transfer of %s is found after two nodes were stuck and the third was unavailable',
  async (token) => {
    const action = await sending(token, '0.5', ONE / 2n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await stick([0, 1]);
    bench.nodes[2]!.close('gone');
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    await rpc('eth_sendTransaction', [{ ...call, gas: '0x7a120' }]);
    await bench.world.chain.mine(30);
    for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
    await bench.reload({ keepsClock: true });
    await during(bench.tab.readService('any').catch(() => null));
    await bench.tab.goesOn(action.key);
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('unanswered');
    bench.nodes.forEach((node) => node.open());
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  },
);
