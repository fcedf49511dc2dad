import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;

it.each([
  ['an order', 'order', () => actions.purchase('USDT', (1_248n * ONE) / 10n)],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  '"Nothing was sent" about an earlier request of %s leaves a newer one of another device open',
  async (_name, to, make) => {
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    requests.keep();
    const action = await make();
    const id = action.key.slice(action.key.indexOf(':') + 1);
    const seen = () => requests.of(id, loginOf('amelia elsewhere').token).asked?.at;
    bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    await bench.reload({ keepsClock: true });
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    const earlier = new Date(Date.parse(seen()!) - 60_000).toISOString();
    expect(await during(phone.declaresUnsent(to, id, earlier))).toBe('busy');
    expect(requests.of(id, loginOf('amelia').token).asked).toMatchObject({ here: true });
    expect(await during(phone.declaresUnsent(to, id, seen()))).toBe('taken');
  },
);
