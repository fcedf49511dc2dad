import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * Right after the request, a reorganisation of two blocks puts the payment into a block at or below the height that the
 * app stored at submit.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

describe.each(MAKES)('%s', (_name, make) => {
  it('whose answer was lost is found although it was mined at or below the submit height, and cannot be declared unsent', async () => {
    const action = await make();
    const before = await rpc('evm_snapshot');
    await bench.world.chain.mine(2);
    await bench.world.chain.setAutomine(false);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const [asked] = bench.requests();
    // The chain replaces its two newest blocks, and the new ones contain what the wallet has sent.
    await rpc('evm_revert', [before]);
    await rpc('eth_sendTransaction', [asked]);
    await bench.world.chain.mine(4);
    expect(await action.arrived()).toBe(action.units);
    await passes(60_000);
    const { step } = bench.tab.stateOf(action.key);
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(2);
    expect({ step, isDeclared, asks: bench.asks() }).toEqual({ step: 'succeeded', isDeclared: false, asks: 1 });
  });
});
