import { randomUUID } from 'node:crypto';
import type { Address, RequestOf, buyShare } from '@/api/contract';
import { ONE } from '@/utils/money';
import { MINUTE } from '../clock';
import { units } from '../decimal';
import { assertMayInvest } from '../gates';
import { PRICE_CURRENCY, priceAt, priceOf } from '../prices';
import { Refusal, formRefusal } from '../refusal';
import type { Member } from '../sessions';
import type { Account, Session, State } from '../state';
import type { PayCurrency, StoredOrder } from '../stored-payments';
import { RISK_VERSION } from '../versions';
import { isRequestedByAnother, isReserved } from '../wallet-reservation';
import { hasPayment, moveTo } from './order';
import { quoteFor } from './quote';

const ORDER_LIFE_MS = 15 * MINUTE;
const FIRST_NUMBER = 100_001;
const NETWORK_FEE = ONE / 20n;
const PLATFORM_FEE = 0n;

type OrderRequest = RequestOf<typeof buyShare>;
type Moment = { now: number; height: bigint };

const PAY_CURRENCIES: readonly PayCurrency[] = ['USDT', 'BNB'];
const isPayCurrency = (code: string): code is PayCurrency => PAY_CURRENCIES.some((known) => known === code);

export function openOrder(
  state: State,
  { account, session }: Member,
  request: OrderRequest,
  moment: Moment,
): StoredOrder {
  const { now, height } = moment;
  const mine = state.orders.filter(({ accountId }) => accountId === account._id);
  const known = mine.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
  if (known) return sameAsRequested(known, request);
  assertMayInvest(account);
  const wallet = linkedWallet(account, request.walletAddress);
  if (request.riskVersion !== RISK_VERSION)
    throw new Refusal(403, 'The risk disclosure has changed. Read and accept it again.', { reason: 'TERMS' });
  const paid = mine.find(hasPayment);
  if (paid) throw new Refusal(409, `Order ${paid.orderNo} is in progress. Finish it first.`, { orderId: paid._id });
  const reserved = mine.find((order) => order.status === 'WAITING' && isReserved(order, now));
  if (reserved)
    throw new Refusal(
      409,
      `Order ${reserved.orderNo} is being paid in a wallet. Finish it or decline it there first.`,
      { orderId: reserved._id },
    );
  assertNotAsked(mine, session, now);
  const order = makeOrder(state, account._id, wallet, request, { now, height });
  for (const unpaid of mine.filter(({ status }) => status === 'WAITING')) moveTo(unpaid, 'EXPIRED', now, 'REPLACED');
  state.orders = [...state.orders, order];
  return order;
}

/**
 * Throws if another login has a wallet request for the old order. That request may still pay the old order, which the
 * new one would replace.
 */
function assertNotAsked(mine: readonly StoredOrder[], session: Session, now: number): void {
  const asked = mine.find((order) => order.status === 'WAITING' && isRequestedByAnother(order, session, now));
  if (!asked) return;
  const words = `Another login has asked a wallet to pay order ${asked.orderNo}, and the wallet has not answered. Open that order first.`;
  throw new Refusal(409, words, { orderId: asked._id });
}

const wordForWord = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderRequest): string =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

function sameAsRequested(known: StoredOrder, request: OrderRequest): StoredOrder {
  if (known.asked === wordForWord(request)) return known;
  throw new Refusal(409, 'This idempotency key was used for another order.', { orderId: known._id });
}

function linkedWallet({ walletAddress }: Account, given: Address): Address {
  if (walletAddress && walletAddress.toLowerCase() === given.toLowerCase()) return walletAddress;
  throw new Refusal(403, 'This is not the wallet linked to your account.', { reason: 'WALLET' });
}

function makeOrder(
  state: State,
  accountId: string,
  wallet: Address,
  request: OrderRequest,
  { now, height }: Moment,
): StoredOrder {
  const { payCurrency, idempotencyKey } = request;
  if (!isPayCurrency(payCurrency)) throw formRefusal({ payCurrency: 'You can’t pay for shares in this currency.' });
  const sharePrice = priceAt(now, state.seededAt);
  const quote = quoteFor(request, sharePrice, payCurrency, priceOf(payCurrency, now, state.seededAt));
  return {
    _id: randomUUID(),
    orderNo: `FNX-${FIRST_NUMBER + state.orders.length}`,
    accountId,
    wallet,
    idempotencyKey,
    asked: wordForWord(request),
    shares: units(quote.shares),
    pricePerShare: units(sharePrice),
    fiat: PRICE_CURRENCY,
    priceAmount: units(quote.priceAmount),
    fee: { platform: units(PLATFORM_FEE), network: units(NETWORK_FEE) },
    payCurrency,
    payAmount: units(quote.payAmount),
    status: 'WAITING',
    expiresAt: now + ORDER_LIFE_MS,
    openedBlock: String(height),
    payments: [],
    createdAt: now,
    updatedAt: now,
  };
}
