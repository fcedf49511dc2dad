import type { Hash } from '@/api/contract';
import { ageState } from '../domain/age';
import { isInBlockOf, type CountedPayment, countedPaymentOf } from '../domain/counted-payment';
import { hasSucceeded, type Payment, type ShareTransfer, type TradeLeg } from '../service-chain';
import { takePayment, removePayment } from '../domain/orders/take-payment';
import { takeDeposit, removeDeposit } from '../domain/staking/take-deposit';
import type { State } from '../domain/state';
import { CONFIRMATIONS } from '../domain/confirmations';
import { bookTransfer } from '../domain/register/book-transfer';
import { holderOf, registerWallet, unregisteredWallets } from '../domain/register/wallets';
import { confirm } from './confirm';
import type { SettlementContext } from './settlement-context';
import { payOut } from './pay-out';

/**
 * Records the investors' own share transfers once they have enough confirmations. Runs after the service has recorded
 * the bank's payments.
 */
async function register(context: SettlementContext): Promise<void> {
  const { state, chain, now } = context;
  await openBooks(context);
  const first = BigInt(state.registeredBlock) + 1n;
  const last = (await lastScannedBlock(context)) - CONFIRMATIONS + 1n;
  if (last < first) return;
  const transfers = await chain.sharesMoved(first, last);
  const trades = await tradesOf(context, transfers);
  for (const transfer of transfers)
    bookTransfer(state, { transfer, trade: trades.get(transfer.hash) ?? [], now: now() });
  state.registeredBlock = String(last);
}

/** Returns the last scanned block. A payment that was mined later is not matched with its order yet. */
async function lastScannedBlock({ state, chain }: SettlementContext): Promise<bigint> {
  const [head, scanned] = [await chain.height(), BigInt(state.scannedBlock)];
  return head < scanned ? head : scanned;
}

async function openBooks({ state, chain, now }: SettlementContext): Promise<void> {
  for (const wallet of unregisteredWallets(state)) {
    const held = await chain.sharesAt(wallet.address, BigInt(state.registeredBlock));
    registerWallet(state, wallet, held, now());
  }
}

async function tradesOf(
  { state, chain }: SettlementContext,
  transfers: readonly ShareTransfer[],
): Promise<ReadonlyMap<Hash, readonly TradeLeg[]>> {
  const isOurs = ({ from, to }: ShareTransfer) => [from, to].some((wallet) => holderOf(state, wallet) !== undefined);
  const trades = new Map<Hash, readonly TradeLeg[]>();
  for (const { hash } of transfers.filter(isOurs)) {
    if (!trades.has(hash)) trades.set(hash, await chain.tradeLegs(hash));
  }
  return trades;
}

const unconfirmedPayments = ({ orders, stakes, strayPayments }: State): CountedPayment[] =>
  [
    ...orders.flatMap(({ payments }) => payments),
    ...stakes.flatMap(({ deposit }) => deposit ?? []),
    ...strayPayments,
  ].filter(({ isConfirmed }) => !isConfirmed);

/** Removes the payments, so that the next scan can take the same transactions again. */
function forgetPayments(state: State, isGone: (payment: CountedPayment) => boolean, now: number): void {
  const isForgotten = (payment: CountedPayment) => !payment.isConfirmed && isGone(payment);
  for (const order of state.orders) {
    for (const { key } of order.payments.filter(isForgotten)) removePayment(state, order, key, now);
  }
  for (const stake of state.stakes) {
    if (stake.deposit && isForgotten(stake.deposit)) removeDeposit(state, stake);
  }
  state.strayPayments = state.strayPayments.filter((unmatched) => !isForgotten(unmatched));
}

/** The number of blocks that each pass reads again, because a reorganisation may have replaced them. */
const READ_AGAIN = 3n;
/** More than any token supply, because a contract can claim to have sent any amount. */
const MAX = 10n ** 40n;

async function scan(context: SettlementContext): Promise<void> {
  const { state, chain } = context;
  const head = await chain.height();
  const scanned = BigInt(state.scannedBlock);
  // After a reorganisation the chain can be shorter.
  const next = (scanned < head ? scanned : head) + 1n;
  const from = next > READ_AGAIN ? next - READ_AGAIN : 0n;
  for (const payment of await chain.paymentsIn(from, head)) {
    // Ignores transfers of zero, which anyone can make in an investor's name.
    if (payment.amount > 0n && payment.amount < MAX) take(context, payment);
  }
  state.scannedBlock = String(head);
}

function take({ state, chain, now }: SettlementContext, payment: Payment): void {
  // A payment that has moved to another block must still count only once.
  const isBefore = ({ hash, blockHash }: { hash: string; blockHash?: string }) =>
    hash === payment.hash && blockHash !== payment.blockHash;
  forgetPayments(state, isBefore, now());
  if (payment.to.toLowerCase() === chain.purses.vault.toLowerCase())
    takeDeposit(state, countedPaymentOf(payment), now());
  else takePayment(state, countedPaymentOf(payment), now());
}

/**
 * Removes payments that a reorganisation removed from the chain or moved to another block. Runs before the scan,
 * which may find the same payment again under another key.
 */
async function forget({ state, chain, now }: SettlementContext): Promise<void> {
  const gone = new Set<CountedPayment>();
  for (const payment of unconfirmedPayments(state)) {
    const outcome = await chain.outcomeOf(payment.hash);
    if (!hasSucceeded(outcome) || !isInBlockOf(payment, outcome)) gone.add(payment);
  }
  if (gone.size > 0) forgetPayments(state, (payment) => gone.has(payment), now());
}

export type Settlement = {
  /** Runs a full pass that starts after the call, so that it includes everything on the chain at that time. */
  settle: () => Promise<void>;
  /** Waits for the running pass, and blocks further passes until the returned function is called. */
  pause: () => Promise<() => void>;
};

/** Runs one pass at a time. Callers during a pass share the next one. */
export function createSettlement(contextOf: () => SettlementContext, touch: () => void): Settlement {
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

async function settleAll(context: SettlementContext): Promise<void> {
  await forget(context);
  await scan(context);
  await confirm(context);
  ageState(context.state, context.now());
  await payOut(context);
  await register(context);
}
