import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * A reorganisation removes the two newest blocks. The investor's cancellation is then mined in a block below the height
 * at submit.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const MAKES = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

it.each(MAKES)(
  '%s that was cancelled in a block below its submit height is shown as cancelled',
  async (_name, make) => {
    const action = await make();
    await bench.keepTime();
    const before = await rpc('evm_snapshot');
    await bench.world.chain.mine(2);
    await bench.world.chain.setAutomine(false);
    await action.submit();
    await passes(6_000);
    const [sent] = await bench.pending();
    const { from, nonce, hash } = sent!;
    await rpc('evm_revert', [before]);
    await rpc('anvil_dropAllTransactions');
    await bench.world.chain.setAutomine(false);
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(16);
    const isGone = (await rpc('eth_getTransactionByHash', [hash])) === null;
    await passes(300_000);
    expect({ isGone, ...bench.tab.stateOf(action.key) }).toMatchObject({ isGone: true, step: 'cancelled' });
  },
);
