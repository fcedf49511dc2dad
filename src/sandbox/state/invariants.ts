import { parseUnits } from '../service/domain/decimal';
import { isPaidInFull } from '../service/domain/orders/order';
import { planById } from '../service/domain/staking/plans';
import type { State } from '../service/domain/state';
import type { StoredOrder, StoredStake, WalletReservation } from '../service/domain/stored-payments';
import { RESERVATION_MS } from '../service/domain/wallet-reservation';

type Saved = { state: State; chainHeight: bigint };
type Owned = { accountId: string };

const areUnique = (names: readonly (string | undefined)[]): boolean => new Set(names).size === names.length;
const areOwned = (things: readonly Owned[], { accounts }: State): boolean => {
  const ids = new Set(accounts.map(({ _id }) => _id));
  return things.every(({ accountId }) => ids.has(accountId));
};
const keyOfAsking = ({ accountId, idempotencyKey }: Owned & { idempotencyKey: string }) =>
  JSON.stringify([accountId, idempotencyKey]);
const isPositive = (amount: string): boolean => parseUnits(amount) > 0n;

const livingAccounts = ({ accounts }: State) => accounts.filter(({ deactivatedAt }) => deactivatedAt === undefined);
const present = (texts: readonly (string | null | undefined)[]) =>
  texts.flatMap((text) => (text ? [text.toLowerCase()] : []));

const depositsOf = ({ stakes }: State) => stakes.flatMap(({ deposit }) => (deposit ? [deposit] : []));
const paymentsOf = ({ orders }: State) => orders.flatMap(({ payments }) => payments);
const allPayments = (state: State) => [...paymentsOf(state), ...depositsOf(state), ...state.strayPayments];

const DELIVERED = new Set<StoredOrder['status']>(['CONFIRMED', 'SENDING', 'FINISHED']);
const EARNING = new Set<StoredStake['status']>(['ACTIVE', 'MATURED', 'CLAIMING', 'EXITED_EARLY']);

const isOwnHold = (
  hold: Pick<WalletReservation, 'sessionId'> | undefined,
  { accountId }: Owned,
  { sessions }: State,
): boolean => {
  const session = sessions.find(({ id }) => id === hold?.sessionId);
  return session === undefined || session.accountId === accountId;
};
const held = ({ orders, stakes }: State) => [...orders, ...stakes];
const requests = (state: State) =>
  held(state).flatMap((thing) => [thing.walletRequest, thing.answeredRequest].map((request) => ({ thing, request })));

const isKnown = (id: string | undefined, things: readonly { _id: string }[]): boolean =>
  id === undefined || things.some(({ _id }) => _id === id);
const refersToKnown = (
  { orderId, stakeId }: { orderId?: string; stakeId?: string },
  { orders, stakes }: State,
): boolean => isKnown(orderId, orders) && isKnown(stakeId, stakes);

const noncesOf = ({ outgoing }: State) =>
  outgoing.flatMap(({ purse, attempt }) => (attempt ? [`${purse} ${attempt.nonce}`] : []));

/** The allowed difference, because a block may be scanned between reading the height and reading the state. */
const SCANNED_AHEAD = 3n;

const INVARIANTS: Readonly<Record<string, (saved: Saved) => boolean>> = {
  'two accounts have one id': ({ state }) => areUnique(state.accounts.map(({ _id }) => _id)),
  'two accounts have proven one e-mail': ({ state }) =>
    areUnique(
      livingAccounts(state).flatMap(({ email, isEmailVerified }) => (isEmailVerified ? [email.toLowerCase()] : [])),
    ),
  'two accounts have linked one wallet': ({ state }) =>
    areUnique(present(livingAccounts(state).map(({ walletAddress }) => walletAddress))),
  'two-factor is on without a secret': ({ state }) =>
    state.accounts.every(({ twoFactorEnabled, twoFactor }) => !twoFactorEnabled || twoFactor),
  'two sessions have one id': ({ state }) => areUnique(state.sessions.map(({ id }) => id)),
  'a session belongs to no account': ({ state }) => areOwned(state.sessions, state),
  'a session ends before it begins': ({ state }) =>
    state.sessions.every(({ openedAt, expiresAt }) => openedAt < expiresAt),
  'a login belongs to no account': ({ state }) => areOwned(state.loginAttempts, state),
  'a deactivation belongs to no account': ({ state }) => areOwned(state.deactivations, state),
  'a lost wallet belongs to no account': ({ state }) => areOwned(state.lostWallets, state),
  'one account has two lost wallets': ({ state }) => areUnique(state.lostWallets.map(({ accountId }) => accountId)),
  'one account has two identity checks': ({ state }) => areUnique(state.applicants.map(({ accountId }) => accountId)),
  'two sign-ups have one id': ({ state }) => areUnique(state.signUps.map(({ id }) => id)),
  'two letters have one number': ({ state }) => areUnique(state.tickets.map(({ ticketNo }) => ticketNo)),

  'two orders have one id': ({ state }) => areUnique(state.orders.map(({ _id }) => _id)),
  'two orders have one number': ({ state }) => areUnique(state.orders.map(({ orderNo }) => orderNo)),
  'two orders of one account have one idempotency key': ({ state }) => areUnique(state.orders.map(keyOfAsking)),
  'an order belongs to no account': ({ state }) => areOwned(state.orders, state),
  'an order has no amount': ({ state }) =>
    state.orders.every(({ shares, payAmount }) => isPositive(shares) && isPositive(payAmount)),
  'an order waits for a payment that it has': ({ state }) =>
    state.orders.every(({ status, payments }) => status !== 'WAITING' || payments.length === 0),
  'an order was delivered without being paid': ({ state }) =>
    state.orders.every((order) => !DELIVERED.has(order.status) || isPaidInFull(order)),
  'an order is reserved beyond its end': ({ state }) =>
    held(state).every(({ heldFor, expiresAt }) => !heldFor || heldFor.until < expiresAt + RESERVATION_MS),
  'an order is reserved by a session of another account': ({ state }) =>
    held(state).every((thing) => isOwnHold(thing.heldFor, thing, state)),
  'a reported hash belongs to a session of another account': ({ state }) =>
    held(state).every((thing) => isOwnHold(thing.reporter, thing, state)),
  'a wallet request belongs to a session of another account': ({ state }) =>
    requests(state).every(({ thing, request }) => isOwnHold(request, thing, state)),
  'a wallet request was made after the time to pay': ({ state }) =>
    requests(state).every(({ thing, request }) => !request || request.at < thing.expiresAt),

  'a payment counts twice': ({ state }) => areUnique(allPayments(state).map(({ key }) => key)),
  'a payment has the key of another transaction': ({ state }) =>
    allPayments(state).every(({ key, hash }) => key.startsWith(`${hash}:`)),
  'a payment is not in the ledger': ({ state }) => {
    const entries = new Set(state.ledger.map(({ id }) => id));
    return paymentsOf(state).every(({ key, symbol }) => symbol === null || entries.has(`payment:${key}`));
  },

  'a closed plan does not exist': ({ state }) => state.closedPlans.every(({ planId }) => planById(planId)),
  'two stakes have one id': ({ state }) => areUnique(state.stakes.map(({ _id }) => _id)),
  'two stakes of one account have one idempotency key': ({ state }) => areUnique(state.stakes.map(keyOfAsking)),
  'a stake belongs to no account': ({ state }) => areOwned(state.stakes, state),
  'a stake belongs to no plan': ({ state }) => state.stakes.every(({ planId }) => planById(planId)),
  'a stake has no amount': ({ state }) => state.stakes.every(({ amount }) => isPositive(amount)),
  'a stake earns without a deposit': ({ state }) =>
    state.stakes.every(
      ({ status, deposit, startAt }) => !EARNING.has(status) || (deposit?.isConfirmed && startAt !== undefined),
    ),

  'two claims have one id': ({ state }) => areUnique(state.claims.map(({ _id }) => _id)),
  'a claim belongs to no account': ({ state }) => areOwned(state.claims, state),
  'a claim belongs to no stake of its account': ({ state }) =>
    state.claims.every(({ stakeId, accountId }) =>
      state.stakes.some((stake) => stake._id === stakeId && stake.accountId === accountId),
    ),

  'two payouts have one id': ({ state }) => areUnique(state.outgoing.map(({ id }) => id)),
  'a payout belongs to no account': ({ state }) => areOwned(state.outgoing, state),
  'a payout has no amount': ({ state }) => state.outgoing.every(({ amount }) => isPositive(amount)),
  'a payout belongs to no order or stake': ({ state }) => state.outgoing.every((job) => refersToKnown(job, state)),
  'a payout belongs to no claim': ({ state }) => state.outgoing.every(({ claimId }) => isKnown(claimId, state.claims)),
  'a payout is done without a transaction': ({ state }) =>
    state.outgoing.every(({ isDone, attempt }) => !isDone || attempt?.hash),
  'two payouts have one nonce': ({ state }) => areUnique(noncesOf(state)),

  'two entries of the ledger have one id': ({ state }) => areUnique(state.ledger.map(({ id }) => id)),
  'an entry of the ledger belongs to no account': ({ state }) => areOwned(state.ledger, state),
  'an entry of the ledger belongs to no order or stake': ({ state }) =>
    state.ledger.every((entry) => refersToKnown(entry, state)),

  'two wallets of the register have one address': ({ state }) =>
    areUnique(state.registered.map(({ address }) => address.toLowerCase())),
  'a wallet of the register belongs to no account': ({ state }) => areOwned(state.registered, state),
  'the books contain a block that the chain does not have': ({ state, chainHeight }) =>
    BigInt(state.registeredBlock) <= chainHeight + SCANNED_AHEAD,
  'a scanned block is not on the chain': ({ state, chainHeight }) =>
    BigInt(state.scannedBlock) <= chainHeight + SCANNED_AHEAD,
};

export const brokenInvariant = (saved: Saved): string | undefined =>
  Object.entries(INVARIANTS).find(([, holds]) => !holds(saved))?.[0];
