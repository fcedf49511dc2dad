import { countedPaymentOf } from '../domain/counted-payment';
import { forgetPayments } from '../domain/forget-payments';
import { takePayment } from '../domain/orders/take-payment';
import { takeDeposit } from '../domain/staking/take-deposit';
import type { Payment } from '../service-chain';
import type { TellerContext } from './teller-context';

/** The number of blocks that each pass reads again, because a reorganisation may have replaced them. */
const READ_AGAIN = 3n;
/** More than any token supply. A contract can claim to have sent any amount. */
const MOST = 10n ** 40n;

export async function scan(context: TellerContext): Promise<void> {
  const { state, chain } = context;
  const head = await chain.height();
  const scanned = BigInt(state.scannedBlock);
  // After a reorganisation the chain can be shorter.
  const next = (scanned < head ? scanned : head) + 1n;
  const from = next > READ_AGAIN ? next - READ_AGAIN : 0n;
  for (const payment of await chain.paymentsIn(from, head)) {
    // Anyone can make a zero-amount transfer in an investor's name.
    if (payment.amount > 0n && payment.amount < MOST) take(context, payment);
  }
  state.scannedBlock = String(head);
}

function take({ state, chain, now }: TellerContext, payment: Payment): void {
  // If the payment has moved to another block, it must still count only once.
  const isBefore = ({ hash, blockHash }: { hash: string; blockHash?: string }) =>
    hash === payment.hash && blockHash !== payment.blockHash;
  forgetPayments(state, isBefore, now());
  if (payment.to.toLowerCase() === chain.purses.vault.toLowerCase())
    takeDeposit(state, countedPaymentOf(payment), now());
  else takePayment(state, countedPaymentOf(payment), now());
}
