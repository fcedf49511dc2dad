import { isConfirmed } from '../domain/confirmations';
import { deliverOrder, returnExcess } from '../domain/orders/deliver';
import { dropReport } from '../domain/orders/report';
import { confirmPayment, forgetPayment } from '../domain/orders/take-payment';
import type { CountedPayment, StoredOrder } from '../domain/orders/order';
import { confirmDeposit, forgetDeposit, returnStray } from '../domain/staking/take-deposit';
import type { Outcome } from '../service-chain';
import type { Desk } from './desk';

/** What was seen becomes final, or turns out to be gone. */
export async function confirm(desk: Desk): Promise<void> {
  const head = await desk.chain.height();
  for (const order of desk.state.orders) await confirmOrder(desk, order, head);
  await confirmDeposits(desk, head);
  for (const { key, to, block } of desk.state.strayPayments) {
    const isVaults = to.toLowerCase() === desk.chain.purses.vault.toLowerCase();
    if (isVaults && isConfirmed(BigInt(block), head)) returnStray(desk.state, key, desk.now());
  }
}

async function confirmOrder(desk: Desk, order: StoredOrder, head: bigint): Promise<void> {
  const { state, chain, now } = desk;
  const open = order.payments.filter((payment) => !payment.isConfirmed);
  for (const payment of open) {
    const standing = standingOf(payment, await chain.outcomeOf(payment.hash), head);
    if (standing === 'gone') forgetPayment(state, order, payment.key, now());
    if (standing !== 'final') continue;
    payment.isConfirmed = true;
    confirmPayment(state, payment.key);
  }
  const isSettled = order.payments.every((payment) => payment.isConfirmed);
  if (order.status === 'CONFIRMING' && isSettled) deliverOrder(state, order, now());
  else if (open.length > 0 && isDelivering(order)) returnExcess(state, order, now());
  if (order.status === 'WAITING' && order.reportedHash) await checkReport(desk, order, order.reportedHash);
}

const isDelivering = ({ status }: StoredOrder) => status === 'CONFIRMED' || status === 'SENDING' || status === 'FINISHED';

type Standing = 'open' | 'final' | 'gone';

/** A reorganisation may also have moved it to another block. */
function standingOf(payment: CountedPayment, outcome: Outcome, head: bigint): Standing {
  if (outcome.kind !== 'mined' || !outcome.worked) return 'gone';
  payment.block = String(outcome.block);
  return isConfirmed(outcome.block, head) ? 'final' : 'open';
}

/** After the scan: a reported hash that was mined and brought nothing to this order will never pay it. */
async function checkReport({ chain, now }: Desk, order: StoredOrder, hash: NonNullable<StoredOrder['reportedHash']>): Promise<void> {
  const outcome = await chain.outcomeOf(hash);
  if (outcome.kind !== 'mined' || order.status !== 'WAITING') return;
  dropReport(order, outcome.worked ? 'NOT_A_PAYMENT' : 'REVERTED', now());
}

async function confirmDeposits({ state, chain, now }: Desk, head: bigint): Promise<void> {
  for (const stake of state.stakes) {
    if (stake.status !== 'PENDING' || !stake.deposit) continue;
    const standing = standingOf(stake.deposit, await chain.outcomeOf(stake.deposit.hash), head);
    if (standing === 'gone') forgetDeposit(state, stake);
    if (standing === 'final') confirmDeposit(state, stake, now());
  }
}
