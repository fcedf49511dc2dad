import { isConfirmed } from '../domain/confirmations';
import { deliverOrder, returnExcess } from '../domain/orders/deliver';
import { dropReport } from '../domain/orders/report';
import { confirmPayment } from '../domain/orders/take-payment';
import type { StoredOrder } from '../domain/orders/order';
import { confirmDeposit, forgetStray, returnStray, straysToReturn } from '../domain/staking/take-deposit';
import { hasWorked, type Outcome } from '../service-chain';
import type { TellerContext } from './teller-context';

/** What was seen becomes final. */
export async function confirm(context: TellerContext): Promise<void> {
  const head = await context.chain.height();
  for (const order of context.state.orders) await confirmOrder(context, order, head);
  await confirmDeposits(context, head);
  await returnStrays(context, head);
}

async function confirmOrder(context: TellerContext, order: StoredOrder, head: bigint): Promise<void> {
  const { state, chain, now } = context;
  const open = order.payments.filter((payment) => !payment.isConfirmed);
  for (const payment of open) {
    if (!isFinal(payment, await chain.outcomeOf(payment.hash), head)) continue;
    payment.isConfirmed = true;
    confirmPayment(state, payment.key);
  }
  const isSettled = order.payments.every((payment) => payment.isConfirmed);
  if (order.status === 'CONFIRMING' && isSettled) deliverOrder(state, order, now());
  else if (open.length > 0 && isDelivering(order)) returnExcess(state, order, now());
  if (order.status === 'WAITING' && order.reportedHash) await checkReport(context, order, order.reportedHash);
}

const isDelivering = ({ status }: StoredOrder) =>
  status === 'CONFIRMED' || status === 'SENDING' || status === 'FINISHED';

/** A reorganisation may have moved it to another block. */
function isFinal(payment: { block: string }, outcome: Outcome, head: bigint): boolean {
  if (!hasWorked(outcome)) return false;
  payment.block = String(outcome.block);
  return isConfirmed(outcome.block, head);
}

/** After the scan: a reported hash that was mined and brought nothing to this order will never pay it. */
async function checkReport(
  { chain, now }: TellerContext,
  order: StoredOrder,
  hash: NonNullable<StoredOrder['reportedHash']>,
): Promise<void> {
  const outcome = await chain.outcomeOf(hash);
  if (outcome.kind !== 'mined' || order.status !== 'WAITING') return;
  dropReport(order, outcome.worked ? 'NOT_A_PAYMENT' : 'REVERTED', now());
}

async function confirmDeposits({ state, chain, now }: TellerContext, head: bigint): Promise<void> {
  for (const stake of state.stakes) {
    if (stake.status !== 'PENDING' || !stake.deposit) continue;
    if (isFinal(stake.deposit, await chain.outcomeOf(stake.deposit.hash), head)) confirmDeposit(state, stake, now());
  }
}

/** Nothing is sent back that is not there any more. */
async function returnStrays({ state, chain, now }: TellerContext, head: bigint): Promise<void> {
  for (const stray of straysToReturn(state, chain.purses.vault)) {
    const outcome = await chain.outcomeOf(stray.hash);
    if (!hasWorked(outcome)) forgetStray(state, stray.key);
    else if (isFinal(stray, outcome, head)) returnStray(state, stray, now());
  }
}
