import { actionsOn } from '../../support/money/actions';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { copied, restored } from '../../support/money/stored';

/**
 * The declaration about a first request is lost on the way to the service. A crash then loses the second request's
 * entry and mark.
 */
const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;

it.each([
  ['an order', 'order', () => actions.purchase('BNB', (195n * ONE) / 1_000n)],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  'a declaration about the first request of %s does not end the second one, whose record was lost in a crash',
  async (_name, to, make) => {
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    requests.keep();
    bench.chooseOwnNonce();
    const action = await make();
    bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await passes(25_000);
    requests.loseDeclarations();
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(60_000);
    await bench.keepTime();
    const beforeSecond = copied();
    void action.start(bench.tab).catch(() => undefined);
    await until(() => bench.asks() === 2);
    await bench.reload({ keepsClock: true, changesBrowser: () => restored(beforeSecond) });
    await passes(5_000);
    await bench.keepTime();
    await action.submit();
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
    expect(bench.asks()).toBe(2);
  },
);
