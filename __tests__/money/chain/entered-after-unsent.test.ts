import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;

it.each([
  ['an order', 'order', () => actions.purchase('USDT', (1_248n * ONE) / 10n)],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  '%s is not paid on another device when the investor has entered its hash after another tab declared that nothing was sent',
  async (_name, to, make) => {
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    requests.keep();
    bench.chooseOwnNonce();
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _place, ...privatelySent } = bench.requests()[0]!;
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(1_000);
    // A private relay has the transaction, so no node knows its hash yet.
    await during(bench.tab.names(action.key, `0x${'a1'.repeat(32)}`));
    await passes(130_000);
    await bench.reload({ keepsClock: true });
    emptyBrowser();
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await bench.keepTime();
    await action.submit(phone);
    const refusal: unknown = Object(phone.stateOf(action.key)).refusal;
    await bench.world.chain.rpc('eth_sendTransaction', [privatelySent]);
    await bench.world.chain.mine(4);
    expect([refusal, bench.asks(), await action.arrived()]).toEqual(['asked-before', 1, action.units]);
  },
);
