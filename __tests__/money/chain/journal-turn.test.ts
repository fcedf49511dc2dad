import type { Address, Order } from '@/api/contract';
import type { Entry } from '@/tx/journal/entry';
import { AMOUNT, useBench } from '../../support/money/bench';
import { asked, ofOrder } from '../../support/money/attempt';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();

async function submittedInTheTurnOfAnother(order: Order, meanwhile: () => unknown): Promise<unknown> {
  let endTurn = () => {};
  const turn = navigator.locks.request('tx-journal', () => new Promise<void>((resolve) => (endTurn = resolve)));
  let isReserved = false;
  bench.bank.atNextAsking(() => (isReserved = true));
  const submitted = bench.submit(order);
  await until(() => isReserved);
  await meanwhile();
  endTurn();
  await during(Promise.all([turn, submitted]));
  const payment = bench.tab.paymentOf(order._id).get();
  return payment.step === 'idle' ? payment.refusal : payment.step;
}

async function expectNothingAsked(): Promise<void> {
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
  expect(await bench.payments()).toEqual([]);
}

it('a payment that waited for the journal’s lock is refused when its price then has less than a minute left', async () => {
  const order = bench.order('USDT', { expiresAt: new Date(Date.now() + 70_000).toISOString() });
  expect(await submittedInTheTurnOfAnother(order, () => passes(10_000))).toBe('price-ended');
  await expectNothingAsked();
});

it('a payment that waited for the journal’s lock is refused when its checks are then too old', async () => {
  const order = bench.order('USDT');
  expect(await submittedInTheTurnOfAnother(order, () => passes(16_000))).toBe('checks-too-slow');
  await expectNothingAsked();
});

it('a payment that waited for the journal’s lock is refused when the wallet has changed its account', async () => {
  const order = bench.order('USDT');
  const other = bench.world.chain.accounts[6]!;
  expect(await submittedInTheTurnOfAnother(order, () => bench.wallet.setAccount(other))).toBe('wrong-account');
  await expectNothingAsked();
});

it('a payment that waited for the journal’s lock succeeds when nothing has changed', async () => {
  const order = bench.order('USDT');
  await submittedInTheTurnOfAnother(order, () => undefined);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

function requestOf(orderId: string, from: Address): Entry {
  const now = Date.now();
  return asked({ ...ofOrder(orderId), from, at: now, closesAt: now + 86_400_000, status: 'unanswered' });
}

it('a payment that waited for the journal’s lock is not requested when another account has requested it in another tab', async () => {
  const order = bench.order('USDT');
  const other = requestOf(order._id, bench.world.chain.accounts[6]!);
  const write = () => localStorage.setItem('tx_journal', JSON.stringify([other]));
  expect(await submittedInTheTurnOfAnother(order, write)).toBe('unanswered');
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([other]);
});

it('a payment that waited for the journal’s lock is refused when the account has another order’s request open by then', async () => {
  const order = bench.order('USDT');
  const other = requestOf('another', bench.from);
  const write = () => localStorage.setItem('tx_journal', JSON.stringify([other]));
  expect(await submittedInTheTurnOfAnother(order, write)).toBe('other-request');
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([other]);
});
