import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { lessFee, sendLessFee } from '../../support/money/less-fee';

/** The wallet's answer is lost. The investor enters the true hash of the transaction that the wallet sent instead. */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;

describe('an entered hash is kept, and nothing is paid again, if the account’s transaction moved another amount', () => {
  it.each([
    ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n), 'USDT'],
    ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n), 'BNB'],
    ['a purchase in USDT', () => purchase('USDT', (1_248n * ONE) / 10n), 'USDT'],
    ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n), 'BNB'],
  ] as const)('%s', async (_name, make, currency) => {
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const hash = await sendLessFee(bench, action, currency, bench.from);
    await bench.world.chain.mine(4);
    await passes(25_000);
    await during(bench.tab.names(action.key, hash));
    await passes(60_000);
    const state = bench.tab.stateOf(action.key);
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    const [first] = bench.tab.journal();
    const known = [first?.hash, first?.enteredHash];
    expect({
      asks: bench.asks(),
      arrived: await action.arrived(),
      isDeclared,
      step: state.step,
      reason: Object(state).reason,
      isKnown: known.includes(hash),
    }).toEqual({
      asks: 1,
      arrived: lessFee(action.units),
      isDeclared: false,
      step: 'altered',
      reason: undefined,
      isKnown: true,
    });
  });
});
