import { ageState } from '../domain/age';
import { isInBlockOf, type CountedPayment, countedPaymentOf } from '../domain/counted-payment';
import { forgetPayments, unconfirmedPayments } from '../domain/forget-payments';
import { hasWorked, type Payment } from '../service-chain';
import { takePayment } from '../domain/orders/take-payment';
import { takeDeposit } from '../domain/staking/take-deposit';
import { confirm } from './confirm';
import type { TellerContext } from './teller-context';
import { payOut } from './pay-out';
import { register } from './register';

/** The number of blocks that each pass reads again, because a reorganisation may have replaced them. */
const READ_AGAIN = 3n;
/** More than any token supply. A contract can claim to have sent any amount. */
const MOST = 10n ** 40n;

async function scan(context: TellerContext): Promise<void> {
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

/**
 * Removes payments that a reorganisation removed from the chain or moved to another block. It runs before the scan,
 * which may find the same payment again under another key.
 */
async function forget({ state, chain, now }: TellerContext): Promise<void> {
  const gone = new Set<CountedPayment>();
  for (const payment of unconfirmedPayments(state)) {
    const outcome = await chain.outcomeOf(payment.hash);
    if (!hasWorked(outcome) || !isInBlockOf(payment, outcome)) gone.add(payment);
  }
  if (gone.size > 0) forgetPayments(state, (payment) => gone.has(payment), now());
}

export type Teller = {
  /** Runs a full pass that starts after the call, so that it sees everything on the chain at that time. */
  settle: () => Promise<void>;
  /** Waits for the running pass, and blocks further passes until the returned function is called. */
  pause: () => Promise<() => void>;
};

/** Runs one pass at a time. Callers during a pass share the next one. */
export function createTeller(contextOf: () => TellerContext, touch: () => void): Teller {
  let tail: Promise<unknown> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  };
  const pass = async () => {
    queued = undefined;
    try {
      await settleAll(contextOf());
    } finally {
      touch();
    }
  };
  return {
    settle: () => (queued ??= inTurn(pass)),
    pause: () => new Promise((held) => void inTurn(() => new Promise<void>((release) => held(release)))),
  };
}

async function settleAll(context: TellerContext): Promise<void> {
  await forget(context);
  await scan(context);
  await confirm(context);
  ageState(context.state, context.now());
  await payOut(context);
  await register(context);
}
