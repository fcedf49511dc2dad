import { counted } from '../domain/counted-payment';
import { forgetPayments } from '../domain/forget-payments';
import { takePayment } from '../domain/orders/take-payment';
import { takeDeposit } from '../domain/staking/take-deposit';
import type { Payment } from '../service-chain';
import type { TellerContext } from './teller-context';

/** So many blocks are read again each time: a reorganisation may have put other ones in their place. */
const READ_AGAIN = 3n;
/** More than any token has. A contract of anybody's may say that it has sent what it likes. */
const MOST = 10n ** 40n;

/** What reached the bank since the last pass finds its order or its stake. */
export async function scan(context: TellerContext): Promise<void> {
  const { state, chain } = context;
  const head = await chain.height();
  const scanned = BigInt(state.scannedBlock);
  // The chain is shorter where a reorganisation has taken blocks away and has put fewer in their place.
  const next = (scanned < head ? scanned : head) + 1n;
  const from = next > READ_AGAIN ? next - READ_AGAIN : 0n;
  for (const payment of await chain.paymentsIn(from, head)) {
    // A transfer of nothing needs nobody's leave: a stranger can make it in an investor's name.
    if (payment.amount > 0n && payment.amount < MOST) take(context, payment);
  }
  state.scannedBlock = String(head);
}

function take({ state, chain, now }: TellerContext, payment: Payment): void {
  // It was put into another block since the last look for that: it is one payment, and stands where it stands now.
  const isBefore = ({ hash, blockHash }: { hash: string; blockHash?: string }) =>
    hash === payment.hash && blockHash !== payment.blockHash;
  forgetPayments(state, isBefore, now());
  if (payment.to.toLowerCase() === chain.purses.vault.toLowerCase()) takeDeposit(state, counted(payment), now());
  else takePayment(state, counted(payment), now());
}
