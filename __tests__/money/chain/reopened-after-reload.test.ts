import { AppError } from '@/errors/app-error';
import type { ActionRecord, WithOpenRequest } from '@/tx/service/action-record';
import { ORDER_RECORD } from '@/tx/service/order-record';
import { STAKE_RECORD } from '@/tx/service/stake-record';
import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const anOrder = () => actions.purchase('USDT', (1_248n * ONE) / 10n);
const fails = (code: number) => bench.wallet.failNext({ code, message: 'Already pending' }, 'eth_sendTransaction');

/** The service does not answer the calls that open a request of this action again. */
function failOpening(lost: string): void {
  for (const record of [ORDER_RECORD, STAKE_RECORD] as ActionRecord<WithOpenRequest>[]) {
    const { setReservation } = record;
    jest.spyOn(record, 'setReservation').mockImplementation(async (...args) => {
      const [, id, { asking }] = args;
      if (asking && id === lost) throw new AppError({ kind: 'server' }, { isOfService: true });
      return setReservation(...args);
    });
  }
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['an order', 'order', anOrder],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  '%s that a busy wallet still shows is not paid on another device if the page was reloaded before the service answered',
  async (_name, to, make) => {
    [bench.bank, bench.stakes].forEach(({ requests }) => requests.keep());
    bench.chooseOwnNonce();
    const action = await make();
    fails(4_900);
    await action.submit();
    const { nonce: _place, ...firstCall } = bench.requests()[0]!;
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    const id = action.key.slice(to.length + 1);
    failOpening(id);
    const other = await anOrder();
    fails(-32_002);
    await other.submit();
    await passes(5_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered', reason: 'wallet-busy' });
    await bench.reload({ keepsClock: true });
    jest.restoreAllMocks();
    bench.tab.link(bench.from);
    bench.tab.startEngine();
    await passes(10_000);
    await passes(125_000);
    await bench.reload({ keepsClock: true });
    emptyBrowser();
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await bench.keepTime();
    const before = bench.asks();
    await action.submit(phone);
    await bench.world.chain.rpc('eth_sendTransaction', [firstCall]);
    await bench.world.chain.mine(4);
    expect([bench.asks() - before, await action.arrived()]).toEqual([0, action.units]);
  },
);
