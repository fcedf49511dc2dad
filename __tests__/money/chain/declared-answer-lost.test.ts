import { ORDER_RECORD } from '@/tx/service/order-record';
import { STAKE_RECORD } from '@/tx/service/stake-record';
import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
afterEach(() => jest.restoreAllMocks());

/** The service carries out the next call about a reservation, but its answer is lost. */
function loseNextAnswer(): void {
  for (const service of [ORDER_RECORD, STAKE_RECORD]) {
    const { setReservation } = service;
    jest.spyOn(service, 'setReservation').mockImplementationOnce(async (...args) => {
      await setReservation(...(args as Parameters<typeof setReservation>));
      throw new Error('The answer is lost');
    });
  }
}

it.each([
  ['an order', 'order', () => actions.purchase('USDT', (1_248n * ONE) / 10n)],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  '"Nothing was sent" about another device ends the request of %s, even if the service’s answer is lost',
  async (_name, to, make) => {
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    requests.keep();
    const action = await make();
    const id = action.key.slice(action.key.indexOf(':') + 1);
    bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    await bench.reload();
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    loseNextAnswer();
    expect(await during(phone.declaresUnsent(to, id))).toBe('unreachable');
    await passes(1_000);
    expect(requests.of(id, loginOf('amelia').token).asked).toBeNull();
  },
);
