import { isConfirmed } from '../domain/confirmations';
import { isInBlockOf, type CountedPayment } from '../domain/counted-payment';
import { deliverOrder, returnExcess } from '../domain/orders/deliver';
import { dropReport } from '../domain/orders/report';
import { confirmPayment } from '../domain/orders/take-payment';
import { isDelivering, isReturning } from '../domain/orders/order';
import { endRefund, queueRefunds } from '../domain/orders/refund-order';
import { dropReport as dropDepositReport } from '../domain/staking/report-deposit';
import { keepDeposit, mayBeLost, returnDeposit, depositsToReturn } from '../domain/staking/return-deposit';
import { confirmDeposit } from '../domain/staking/take-deposit';
import type { StoredOrder, StoredStake } from '../domain/stored-payments';
import { hasSucceeded, type Outcome } from '../service-chain';
import type { SettlementContext } from '../settlement/settlement-context';

export async function confirm(context: SettlementContext): Promise<void> {
  const head = await context.chain.height();
  for (const order of context.state.orders) await confirmOrder(context, order, head);
  await confirmDeposits(context, head);
  await confirmStrays(context, head);
  await returnDeposits(context);
}

async function confirmOrder(context: SettlementContext, order: StoredOrder, head: bigint): Promise<void> {
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
  if (isReturning(order)) {
    queueRefunds(state, order, now());
    // A reorganisation may have removed the last payment without a refund.
    endRefund(state, order, now());
  }
  if (order.status === 'WAITING' && order.reportedHash) await checkReport(context, order, order.reportedHash);
}

/**
 * Whether the payment is final. A reorganisation may have moved it to another block. The next pass then reads it
 * there.
 */
const isFinal = (payment: CountedPayment, outcome: Outcome, head: bigint): boolean =>
  hasSucceeded(outcome) && isInBlockOf(payment, outcome) && isConfirmed(outcome.block, head);

async function checkReport(
  { chain, now }: SettlementContext,
  order: StoredOrder,
  hash: NonNullable<StoredOrder['reportedHash']>,
): Promise<void> {
  const outcome = await chain.outcomeOf(hash);
  if (outcome.kind !== 'mined' || order.status !== 'WAITING') return;
  dropReport(order, outcome.worked ? 'NOT_A_PAYMENT' : 'REVERTED', now());
}

async function confirmDeposits(context: SettlementContext, head: bigint): Promise<void> {
  const { state, chain, now } = context;
  for (const stake of state.stakes) {
    if (stake.status !== 'PENDING') continue;
    if (!stake.deposit) await checkDepositReport(context, stake);
    else if (isFinal(stake.deposit, await chain.outcomeOf(stake.deposit.hash), head))
      confirmDeposit(state, stake, now());
  }
}

async function checkDepositReport({ state, chain }: SettlementContext, stake: StoredStake): Promise<void> {
  const { reportedHash: hash } = stake;
  if (!hash || state.strayPayments.some((unmatched) => unmatched.hash === hash)) return;
  const outcome = await chain.outcomeOf(hash);
  // The transaction may have been mined after the scan. The next scan then decides.
  if (outcome.kind !== 'mined' || outcome.block > BigInt(state.scannedBlock)) return;
  if (stake.reportedHash === hash) dropDepositReport(stake, outcome.worked ? 'NOT_A_DEPOSIT' : 'REVERTED');
}

async function confirmStrays({ state, chain }: SettlementContext, head: bigint): Promise<void> {
  for (const unmatched of state.strayPayments.filter((open) => !open.isConfirmed)) {
    unmatched.isConfirmed = isFinal(unmatched, await chain.outcomeOf(unmatched.hash), head);
  }
}

async function returnDeposits({ state, chain, now }: SettlementContext): Promise<void> {
  for (const unmatched of depositsToReturn(state, chain.purses.vault)) {
    if (mayBeLost(state, unmatched, await chain.hasCode(unmatched.from))) keepDeposit(state, unmatched);
    else returnDeposit(state, unmatched, now());
  }
}
