import { http, HttpResponse } from 'msw';
import { setCredentials } from '@/api/credentials';
import { PURCHASE } from '@/tx/kinds/purchase';
import { reserve } from '@/tx/reserve';
import { isAskedElsewhere } from '@/tx/open-request';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';
import { forgetTimers, passes, stopClock } from '../../support/money/clock';
import { orderWith } from '../../support/order';

const { bank, server } = useBank({ takesNoTime: true });
const [amelia, elsewhere] = [loginOf('amelia'), loginOf('amelia elsewhere')];
const ID = 'order-1';
const ORDER = orderWith();
const holdOrder = () =>
  reserve(PURCHASE.keyOf(ORDER), (isAsking, options) => PURCHASE.service.setReservation(ORDER, isAsking, options));

beforeEach(() => {
  stopClock();
  bank.add(orderWith());
  setCredentials(amelia);
});
afterEach(async () => {
  await forgetTimers();
  jest.useRealTimers();
});

const told = () => bank.told.map(({ asking }) => asking);

it('tells the service before the wallet is asked, and again each minute while it is', async () => {
  const { release } = await holdOrder();
  expect(told()).toEqual([true]);
  await passes(59_000);
  expect(told()).toEqual([true]);
  await passes(62_000);
  expect(told()).toEqual([true, true, true]);
  expect(bank.isHeld(ID)).toBe(true);
  release(false);
});

it('gives the order back at once where nothing was sent', async () => {
  const { release } = await holdOrder();
  release(true);
  await passes(1_000);
  expect(told()).toEqual([true, false]);
  expect(bank.isHeld(ID)).toBe(false);
  await passes(120_000);
  expect(told()).toHaveLength(2);
});

it('keeps the order where something may have been sent, and lets the time run out by itself', async () => {
  const { release } = await holdOrder();
  release(false);
  await passes(119_000);
  expect(told()).toEqual([true]);
  expect(bank.isHeld(ID)).toBe(true);
  await passes(3_000);
  expect(bank.isHeld(ID)).toBe(false);
});

it('refuses where another login is asking, and not where it has given the order back', async () => {
  const { release } = await holdOrder();
  setCredentials(elsewhere);
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'asked-elsewhere' });
  setCredentials(amelia);
  release(true);
  await passes(1_000);
  setCredentials(elsewhere);
  (await holdOrder()).release(true);
});

it('goes without where the service does not know the question, and asks it nothing more', async () => {
  bank.answers('not to asking');
  const { release } = await holdOrder();
  await passes(121_000);
  release(true);
  await passes(1_000);
  expect(told()).toEqual([]);
  bank.answers('as it should');
});

it.each(['nothing', 'with 503', 'with 401'] as const)(
  'refuses where the service answers %s: that is no leave to ask',
  async (how) => {
    bank.answers(how);
    await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-away' });
    bank.answers('as it should');
  },
);

it('gives the order back where the answer was lost, since no wallet was asked', async () => {
  server.use(http.put('*/api/v1/wallet/buyShare', () => HttpResponse.error(), { once: true }));
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-away' });
  await passes(1_000);
  expect(told()).toEqual([false]);
  expect(isAskedElsewhere(PURCHASE.keyOf(ORDER), { at: new Date(0).toISOString(), here: true })).toBe(false);
});

it.each([403, 404, 410])('refuses where the service says %i', async (status) => {
  server.use(
    http.put('*/api/v1/wallet/buyShare', () => HttpResponse.json({ status, message: 'No.', data: {} }, { status })),
  );
  await expect(holdOrder()).rejects.toMatchObject({ kind: 'service-away' });
});

it('goes on renewing after a renewal that failed', async () => {
  const { release } = await holdOrder();
  bank.answers('with 503');
  await passes(61_000);
  bank.answers('as it should');
  await passes(61_000);
  expect(told()).toEqual([true, true]);
  bank.answers('nothing');
  release(true);
  await passes(1_000);
  bank.answers('as it should');
});

it('renews nothing more where it ends while a renewal is on its way', async () => {
  const { release } = await holdOrder();
  let renewals = 0;
  server.use(
    http.put('*/api/v1/wallet/buyShare', () => {
      renewals += 1;
      release(false);
      return HttpResponse.json({ status: 503, message: 'Busy.', data: {} }, { status: 503 });
    }),
  );
  await passes(125_000);
  expect(renewals).toBe(1);
});

it('tells one word about an order after the other, also where the first is slow', async () => {
  const { release } = await holdOrder();
  let answer = () => {};
  const heard: unknown[] = [];
  server.use(
    http.put('*/api/v1/wallet/buyShare', async () => {
      heard.push(heard.length);
      await new Promise<void>((resolve) => (answer = resolve));
    }),
  );
  release(true);
  const again = holdOrder();
  await passes(1_000);
  expect(heard).toHaveLength(1);
  answer();
  await passes(1_000);
  expect(heard).toHaveLength(2);
  answer();
  await again;
  expect(told()).toEqual([true, false, true]);
});
