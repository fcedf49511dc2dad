import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const anOrder = () => actions.purchase('USDT', (1_248n * ONE) / 10n);
const fails = (code: number) => bench.wallet.failNext({ code, message: 'No answer yet' }, 'eth_sendTransaction');

describe.each([
  ['an order', 'order', anOrder],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)('%s that was declared unsent, and whose request a busy wallet still shows', (_name, to, make) => {
  async function busyForAnother() {
    [bench.bank, bench.stakes].forEach(({ requests }) => requests.keep());
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    const { token } = loginOf('amelia');
    const action = await make();
    const asked = () => requests.of(action.key.slice(action.key.indexOf(':') + 1), token).asked;
    fails(4_900);
    await action.submit();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(1_000);
    expect(asked()).toBeNull();
    const other = await anOrder();
    fails(-32_002);
    await other.submit();
    await passes(5_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered', why: 'wallet-busy' });
    const askedForOther = () => bench.bank.requests.of(other.key.slice('order:'.length), token).asked;
    return { action, asked, other, askedForOther };
  }

  it('leaves no request of the other order at the service', async () => {
    const { other, askedForOther } = await busyForAnother();
    expect(bench.tab.stateOf(other.key)).toEqual({ step: 'idle', refusal: 'wallet-busy' });
    expect(askedForOther()).toBeNull();
  });

  it('has an open request at the service again, until it is declared unsent again', async () => {
    const { action, asked } = await busyForAnother();
    expect(asked()).toMatchObject({ here: true });
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(1_000);
    expect(asked()).toBeNull();
  });
});
