import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet cancels a payment and sends it again with the next nonce. The nodes hide their pools, but count the
 * pending transaction.
 */
const bench = useBench();
const { purchase, sending, wrapping, waiting, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (value: number) => `0x${value.toString(16)}`;
const MAKES = [
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

it.each(MAKES)(
  'a payment is not shown as cancelled while nodes count a pending transaction that no pool shows: %s',
  async (_name, make) => {
    const { action, sent } = await waiting(make);
    await passes(10_000);
    const next = hex(Number(sent.nonce) + 1);
    bench.nodes.forEach((node) => {
      node.lie('eth_getBlockByNumber', (block: object, [when]: [string]) => {
        if (when === 'pending') throw new Error('too busy');
        return block;
      });
      node.lie('eth_getTransactionCount', (count: string, [, when]: [string, string]) => {
        if (when !== 'pending' || Number(count) > Number(next)) return count;
        return hex(Number(next) + 1);
      });
    });
    const { from, nonce } = sent;
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await passes(60_000);
    const early = stepOf(action);
    await rpc('eth_sendTransaction', [{ ...bench.requests()[0], nonce: next, gas: '0x30d40' }]);
    await bench.world.chain.mine(4);
    await passes(120_000);
    expect([early, stepOf(action)]).toEqual(['pending', 'succeeded']);
  },
);
