import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/** One of three nodes shows no pending transactions or is some blocks behind, like many public nodes. */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const MAKES = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const;

describe.each(MAKES)('%s', (_name, make) => {
  it.each([0, 1, 2])(
    'that two nodes show is never shown as unknown to all nodes, although node %i does not see it',
    async (at) => {
      const action = await make();
      await bench.world.chain.setAutomine(false);
      bench.nodes[at]!.lie('eth_getTransactionByHash', () => null);
      await action.submit();
      const seen: unknown[] = [];
      for (let second = 0; second < 60; second += 1) {
        await passes(1_000);
        const state = bench.tab.stateOf(action.key);
        if (state.step === 'pending' && state.isUnseen) seen.push(second);
      }
      expect(seen).toEqual([]);
    },
  );

  it.each([0, 1, 2])(
    'that two nodes have mined keeps its block, although node %i is three blocks behind',
    async (at) => {
      const action = await make();
      const head = await bench.world.chain.height();
      await bench.world.chain.setAutomine(false);
      await action.submit();
      bench.nodes[at]!.lie('eth_getTransactionByHash', () => null);
      bench.nodes[at]!.lie('eth_getTransactionReceipt', () => null);
      bench.nodes[at]!.lie('eth_blockNumber', () => `0x${head.toString(16)}`);
      await bench.world.chain.mine(2);
      const seen: string[] = [];
      for (let second = 0; second < 20; second += 1) {
        await passes(1_000);
        const state = bench.tab.stateOf(action.key);
        if (state.step === 'pending') seen.push(`${state.confirmations}${state.isUnseen ? ' unseen' : ''}`);
      }
      expect(seen.filter((one) => one.includes('unseen'))).toEqual([]);
    },
  );
});
