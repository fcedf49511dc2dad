import { AppError } from '@/errors/app-error';
import type { ActionRecord, WithOpenRequest } from '@/tx/service/action-record';
import { ORDER_RECORD } from '@/tx/service/order-record';
import { STAKE_RECORD } from '@/tx/service/stake-record';
import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const anOrder = () => actions.purchase('USDT', (1_248n * ONE) / 10n);
const fails = (code: number) => bench.wallet.failNext({ code, message: 'Already pending' }, 'eth_sendTransaction');

/** The service fails to answer the next calls that open a request which a login has declared unsent. */
function failNextReopenings(times: number): void {
  for (const record of [ORDER_RECORD, STAKE_RECORD] as ActionRecord<WithOpenRequest>[]) {
    const { setReservation } = record;
    const declared = new Set<string>();
    let left = times;
    jest.spyOn(record, 'setReservation').mockImplementation(async (...args) => {
      const [, id, { asking, declaredUnsent }] = args;
      if (declaredUnsent) declared.add(id);
      if (asking && declared.has(id) && left > 0) {
        left -= 1;
        throw new AppError({ kind: 'server' }, { isOfService: true });
      }
      return setReservation(...args);
    });
  }
}

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['an order', 'order', anOrder],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)('%s that was declared unsent, and whose request a busy wallet still shows', (_name, to, make) => {
  async function busyForAnother(meanwhile = (_id: string) => {}) {
    [bench.bank, bench.stakes].forEach(({ requests }) => requests.keep());
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    const { token } = loginOf('amelia');
    const action = await make();
    const id = action.key.slice(action.key.indexOf(':') + 1);
    const asked = () => requests.of(id, token).asked;
    fails(4_900);
    await action.submit();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(1_000);
    expect(asked()).toBeNull();
    meanwhile(id);
    const other = await anOrder();
    fails(-32_002);
    await other.submit();
    await passes(5_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered', reason: 'wallet-busy' });
    const askedForOther = () => bench.bank.requests.of(other.key.slice('order:'.length), token).asked;
    return { action, id, asked, other, askedForOther };
  }

  it('has an open request at the service again even if the first calls to reopen it failed', async () => {
    failNextReopenings(2);
    const { asked } = await busyForAnother();
    expect(asked()).toMatchObject({ here: true });
  });

  it('has an open request at the service again once the request of another device has ended', async () => {
    const { requests } = to === 'order' ? bench.bank : bench.stakes;
    const { token } = loginOf('amelia elsewhere');
    const { id, asked } = await busyForAnother((its) =>
      requests.take(its, { asking: true, requestId: 'there' }, token),
    );
    expect(asked()).toMatchObject({ here: false });
    requests.take(id, { asking: false, requestId: 'there' }, token);
    await passes(60_000);
    expect(asked()).toMatchObject({ here: true });
  });

  it('has no open request at the service when it was declared unsent again', async () => {
    failNextReopenings(20);
    const { action, asked } = await busyForAnother();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    jest.restoreAllMocks();
    await passes(60_000);
    expect(asked()).toBeNull();
  });

  it('does not leave the other order, which the busy wallet refused, with an open request at the service', async () => {
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
