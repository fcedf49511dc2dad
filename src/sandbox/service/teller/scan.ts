import { takePayment } from '../domain/orders/take-payment';
import { takeDeposit } from '../domain/staking/take-deposit';
import type { TellerContext } from './teller-context';

/** So many blocks are read again each time: a reorganisation may have put other ones in their place. */
const READ_AGAIN = 3n;

/** What reached the bank since the last pass finds its order or its stake. */
export async function scan({ state, chain, now }: TellerContext): Promise<void> {
  const head = await chain.height();
  const next = BigInt(state.scannedBlock) + 1n;
  const from = next > READ_AGAIN ? next - READ_AGAIN : 0n;
  if (head < from) return;
  const vault = chain.purses.vault.toLowerCase();
  for (const payment of await chain.paymentsIn(from, head)) {
    if (payment.to.toLowerCase() === vault) takeDeposit(state, payment);
    else takePayment(state, payment, now());
  }
  state.scannedBlock = String(head);
}
