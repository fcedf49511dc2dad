import { http, HttpResponse } from 'msw';
import { decryptPayload } from '@/api/cipher';
import { setCredentials } from '@/api/credentials';
import { PURCHASE } from '@/tx/kinds/purchase';
import { reserve } from '@/tx/submit/reserve';
import { isRequestedElsewhere } from '@/tx/service/open-request';
import { engine } from '@/tx/app-engine';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';
import { loginTokenOf } from '@/tx/service/at-service';
import { forgetTimers, passes, stopClock } from '../../support/money/clock';
import { orderWith } from '../../support/order';

const { bank, server } = useBank({ takesNoTime: true });
const [amelia, elsewhere] = [loginOf('amelia'), loginOf('amelia elsewhere')];
const ID = 'order-1';
const ORDER = orderWith();
const holdOrder = () =>
  reserve(
    engine,
    PURCHASE.keyOf(ORDER),
    (isAsking, options) =>
      PURCHASE.record.setReservation(engine, ORDER._id, { asking: isAsking, requestId: 'request-1' }, options),
    loginTokenOf(engine),
  );

beforeEach(() => {
  stopClock();
  bank.add(orderWith());
  setCredentials(amelia);
});
afterEach(async () => {
  await forgetTimers();
  jest.useRealTimers();
});

const reported = () => bank.reports.map(({ asking }) => asking);

it('a reservation is made before the wallet is asked, and renewed each minute', async () => {
  const { stopRenewing } = await holdOrder();
  expect(reported()).toEqual([true]);
  await passes(59_000);
  expect(reported()).toEqual([true]);
  await passes(62_000);
  expect(reported()).toEqual([true, true, true]);
  expect(bank.isHeld(ID)).toBe(true);
  stopRenewing();
});

it('a reservation is released at once when nothing was sent', async () => {
  const { endReservation } = await holdOrder();
  endReservation();
  await passes(1_000);
  expect(reported()).toEqual([true, false]);
  expect(bank.isHeld(ID)).toBe(false);
  await passes(120_000);
  expect(reported()).toHaveLength(2);
});

it('a reservation that is no longer renewed ends after two minutes and not before, because something may have been sent', async () => {
  const { stopRenewing } = await holdOrder();
  stopRenewing();
  await passes(119_000);
  expect(reported()).toEqual([true]);
  expect(bank.isHeld(ID)).toBe(true);
  await passes(3_000);
  expect(bank.isHeld(ID)).toBe(false);
});

it('a reservation is refused while another login has one, and granted after its release', async () => {
  const { endReservation } = await holdOrder();
  setCredentials(elsewhere);
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'asked-elsewhere' });
  setCredentials(amelia);
  endReservation();
  await passes(1_000);
  setCredentials(elsewhere);
  (await holdOrder()).endReservation();
});

it('a purchase needs no reservation when the service does not support them', async () => {
  bank.answers('not to asking');
  const { endReservation } = await holdOrder();
  await passes(121_000);
  endReservation();
  await passes(1_000);
  expect(reported()).toEqual([]);
  bank.answers('as it should');
});

it.each([
  ['a gateway’s HTML', () => HttpResponse.html('<!doctype html><title>Bad request</title>', { status: 400 })],
  [
    'an error for another field',
    () =>
      HttpResponse.json({ status: 400, message: 'No.', data: { errors: { orderId: 'Unknown.' } } }, { status: 400 }),
  ],
])('a 400 with %s does not mean that the service supports no reservations', async (_what, answer) => {
  server.use(http.put('*/api/v1/wallet/buyShare', answer));
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-unreachable' });
});

it.each([
  ['requires a hash instead', { errors: { txHash: 'Required.' } }],
  ['names no field', {}],
])('a purchase needs no reservation when the service refuses to reserve with 400 and %s', async (_what, data) => {
  const body = { status: 400, message: 'No.', data };
  server.use(http.put('*/api/v1/wallet/buyShare', () => HttpResponse.json(body, { status: 400 })));
  expect((await holdOrder()).now).toBeNull();
});

it.each([
  ['names the id', { errors: { requestId: 'Unknown.' } }],
  ['names no field', {}],
])(
  'a reservation is made, and released, at an older service that refuses its id with 400 and %s',
  async (_what, data) => {
    server.use(
      http.put('*/api/v1/wallet/buyShare', async ({ request }) => {
        const { payload } = (await request.clone().json()) as { payload: string };
        const isNamed = 'requestId' in Object(decryptPayload(payload, amelia.secretKey));
        return isNamed ? HttpResponse.json({ status: 400, message: 'No.', data }, { status: 400 }) : undefined;
      }),
    );
    const { now, endReservation } = await holdOrder();
    expect(now).toMatchObject({ _id: ID });
    expect(bank.isHeld(ID)).toBe(true);
    endReservation();
    await passes(1_000);
    expect(reported()).toEqual([true, false]);
    expect(bank.isHeld(ID)).toBe(false);
  },
);

it('the next investor’s login does not release a reservation', async () => {
  const { endReservation } = await holdOrder();
  setCredentials(elsewhere);
  endReservation();
  await passes(1_000);
  expect(reported()).toEqual([true]);
});

it.each(['nothing', 'with 503', 'with 401'] as const)(
  'a reservation is refused when the service answers %s',
  async (how) => {
    bank.answers(how);
    await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-unreachable' });
    bank.answers('as it should');
  },
);

it('a reservation is released when its answer was lost, since no wallet was asked', async () => {
  server.use(http.put('*/api/v1/wallet/buyShare', () => HttpResponse.error(), { once: true }));
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-unreachable' });
  await passes(1_000);
  expect(reported()).toEqual([false]);
  expect(isRequestedElsewhere(engine, PURCHASE.keyOf(ORDER), { at: new Date(0).toISOString(), here: true })).toBe(
    false,
  );
});

it.each([403, 404, 410])('a reservation is refused when the service answers %i', async (status) => {
  server.use(
    http.put('*/api/v1/wallet/buyShare', () => HttpResponse.json({ status, message: 'No.', data: {} }, { status })),
  );
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-unreachable' });
});

it('a reservation is renewed again after a failed renewal', async () => {
  const { endReservation } = await holdOrder();
  bank.answers('with 503');
  await passes(61_000);
  bank.answers('as it should');
  await passes(61_000);
  expect(reported()).toEqual([true, true]);
  bank.answers('nothing');
  endReservation();
  await passes(1_000);
  bank.answers('as it should');
});

it('a reservation is not renewed again when it ends during a renewal', async () => {
  const { stopRenewing } = await holdOrder();
  let renewals = 0;
  server.use(
    http.put('*/api/v1/wallet/buyShare', () => {
      renewals += 1;
      stopRenewing();
      return HttpResponse.json({ status: 503, message: 'Busy.', data: {} }, { status: 503 });
    }),
  );
  await passes(125_000);
  expect(renewals).toBe(1);
});

it('reports about one order are sent one after the other, even when the first is slow', async () => {
  const { endReservation } = await holdOrder();
  let answer = () => {};
  const heard: unknown[] = [];
  server.use(
    http.put('*/api/v1/wallet/buyShare', async () => {
      heard.push(heard.length);
      await new Promise<void>((resolve) => (answer = resolve));
    }),
  );
  endReservation();
  const again = holdOrder();
  await passes(1_000);
  expect(heard).toHaveLength(1);
  answer();
  await passes(1_000);
  expect(heard).toHaveLength(2);
  answer();
  await again;
  expect(reported()).toEqual([true, false, true]);
});
