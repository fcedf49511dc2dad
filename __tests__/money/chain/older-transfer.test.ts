import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, comesTo, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (figure: bigint) => `0x${figure.toString(16)}`;
const TOKENS = ['USDT', 'BNB'] as const;
const NODES = ['a lying node that answers alone', 'a lying node beside an honest one'] as const;
type Before = { height: bigint; count: string };

/** One of two nodes answers with the block height and the nonce count from before the older transfer. */
function lies({ height, count }: Before): void {
  bench.nodes[0]!.lie('eth_blockNumber', () => hex(height));
  bench.nodes[0]!.lie('eth_getTransactionCount', () => count);
}

async function sentBefore(
  make: () => Promise<Action>,
  call: (action: Action) => object,
): Promise<Action & { before: Before }> {
  const action = await make();
  const before = {
    height: await bench.world.chain.height(),
    count: (await rpc('eth_getTransactionCount', [bench.from, 'latest'])) as string,
  };
  await rpc('eth_sendTransaction', [call(action)]);
  // Without this block, the transfer may be mined only in the block after the hour.
  await bench.world.chain.mine(1);
  await bench.anHourPasses();
  return { ...action, before };
}

const refusalOf = ({ key }: Action) => Object(bench.tab.stateOf(key)).refusal;
const word = (text: string) => text.padStart(64, '0');
const ofSending = (token: 'USDT' | 'BNB') => async () => {
  const action = await sending(token, '0.5', ONE / 2n);
  return action;
};

function older(token: 'USDT' | 'BNB'): Promise<Action & { before: Before }> {
  return sentBefore(ofSending(token), ({ to }) => {
    const { from, world } = bench;
    if (token === 'BNB') return { from, to, value: hex(ONE / 2n) };
    const data = `0xa9059cbb${word(to!.slice(2))}${word((ONE / 2n).toString(16))}`;
    return { from, to: world.chain.contracts.USDT, data };
  });
}

const WALLETS = {
  'that fails': () => bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction'),
  'that returns a hash that no node knows': () =>
    bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(`0x${'ab'.repeat(32)}`)),
} as const;

/** One node lies while the wallet is asked. It is the only reachable one, or the honest node answers too. */
async function pressesBefore(action: Action & { before: Before }, which: (typeof NODES)[number]): Promise<void> {
  const [, honest, third] = bench.nodes;
  third!.close('gone');
  lies(action.before);
  if (which === 'a lying node that answers alone') honest!.close('gone');
  await action.submit();
  honest!.open();
}

afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

describe.each(TOKENS)('in %s,', (token) => {
  describe.each(Object.keys(WALLETS) as (keyof typeof WALLETS)[])('with a wallet %s,', (wallet) => {
    it.each(NODES)('an older transfer is not attached, despite %s', async (which) => {
      const action = await older(token);
      WALLETS[wallet]();
      await pressesBefore(action, which);
      await passes(150_000);
      expect(['unanswered', 'pending', 'idle']).toContain(stepOf(action));
      expect(bench.tab.journal().filter(({ key, found }) => key === action.key && found)).toEqual([]);
      expect(await action.arrived()).toBe(ONE / 2n);
    });

    it('an older transfer is not attached while all nodes are honest', async () => {
      const action = await older(token);
      WALLETS[wallet]();
      await action.submit();
      expect([bench.asks(), refusalOf(action)]).toEqual([1, undefined]);
      await passes(150_000);
      expect(['unanswered', 'pending']).toContain(stepOf(action));
    });
  });

  it('a transfer that the wallet has sent is found beside an equal older one', async () => {
    const action = await older(token);
    WALLETS['that fails']();
    await action.submit();
    await rpc('eth_sendTransaction', [bench.requests()[0]]);
    await bench.world.chain.mine(4);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(ONE);
  });

  it('a transfer whose hash the wallet returns succeeds although only one node answered at the submit', async () => {
    const action = await older(token);
    bench.nodes.slice(1).forEach((node) => node.close('gone'));
    await action.submit();
    expect(bench.requests()[0]).not.toHaveProperty('nonce');
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(4);
    await comesTo(action, 'succeeded');
  });

  it('a transfer is refused while two nodes keep reporting different nonce counts', async () => {
    const action = await older(token);
    await pressesBefore(action, 'a lying node beside an honest one');
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'nodes-disagree' });
    expect(bench.asks()).toBe(0);
  });

  it('a transfer is requested once two nodes agree within seconds', async () => {
    const action = await older(token);
    let lieCount = 0;
    bench.nodes[2]!.close('gone');
    bench.nodes[0]!.lie('eth_getTransactionCount', (own: string) => ((lieCount += 1) > 4 ? own : action.before.count));
    await action.submit();
    expect([bench.asks(), refusalOf(action)]).toEqual([1, undefined]);
  });
});
