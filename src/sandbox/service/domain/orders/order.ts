import type { Order, Hash, Refund } from '@/api/contract';
import { DECIMALS } from '@/utils/money';
import type { ServiceChain } from '../../service-chain';
import { iso } from '../clock';
import { parseUnits, units } from '../decimal';
import type { Session, State } from '../state';
import type { OrderReason, OrderStatus, StoredOrder } from '../stored-payments';
import { requestAnswer } from '../wallet-reservation';

const hashIn = (id: string): Hash => id.split(':')[1] as Hash;

const refundsOf = ({ outgoing }: State, { _id }: { _id: string }): Refund[] =>
  outgoing
    .filter(({ purpose, orderId }) => purpose === 'REFUND' && orderId === _id)
    .map(({ id, amount, asset, attempt, isDone }) => ({
      amount,
      symbol: asset,
      txHash: hashIn(id),
      returnHash: attempt?.hash,
      status: isDone ? 'SENT' : 'PENDING',
    }));

export const paidFor = ({ payments, payCurrency, settledBefore = '0' }: StoredOrder): bigint =>
  payments
    .filter(({ symbol }) => symbol === payCurrency)
    .reduce((total, { amount }) => total + parseUnits(amount), parseUnits(settledBefore));

export const isPaidInFull = (order: StoredOrder): boolean => paidFor(order) >= parseUnits(order.payAmount);

export const orderById = (state: State, id: string): StoredOrder | undefined =>
  state.orders.find(({ _id }) => _id === id);

const AWAITING: ReadonlySet<OrderStatus> = new Set(['WAITING', 'PARTIALLY_PAID']);
const WITH_PAYMENT: ReadonlySet<OrderStatus> = new Set([
  'PARTIALLY_PAID',
  'CONFIRMING',
  'CONFIRMED',
  'SENDING',
  'REVIEW',
]);

export const isAwaitingPayment = ({ status }: StoredOrder): boolean => AWAITING.has(status);
/**
 * Whether the order involves money, so that a new order must not replace it. A reported hash counts until the chain
 * shows otherwise.
 */
export const hasPayment = ({ status, reportedHash }: StoredOrder): boolean =>
  WITH_PAYMENT.has(status) || (status === 'WAITING' && reportedHash !== undefined);
const DELIVERING: ReadonlySet<OrderStatus> = new Set(['CONFIRMED', 'SENDING', 'FINISHED']);
export const isDelivering = ({ status }: StoredOrder): boolean => DELIVERING.has(status);
export const isRefunding = ({ status, reason }: StoredOrder): boolean => status === 'REVIEW' && reason === 'REFUNDING';
export const isReturning = (order: StoredOrder): boolean =>
  isRefunding(order) || order.status === 'REFUNDED' || order.status === 'FAILED';
export const isOpen = (order: StoredOrder): boolean => order.status === 'WAITING' || hasPayment(order);

export function moveTo(order: StoredOrder, status: OrderStatus, now: number, reason?: OrderReason): void {
  order.status = status;
  order.reason = reason;
  order.updatedAt = now;
}

type AnswerContext = {
  state: State;
  chain: Pick<ServiceChain, 'chainId' | 'purses' | 'contractOf'>;
  now: number;
};

export function orderAnswer(order: StoredOrder, { state, chain, now }: AnswerContext, session: Session): Order {
  const { accountId: _account, wallet, idempotencyKey: _key, asked: _asked, openedBlock: _block, ...rest } = order;
  const {
    reportedHash,
    reportedHashes: _reports,
    reporter: _reporter,
    heldFor: _hold,
    walletRequest: _request,
    answeredRequest: _answered,
    declaredUnsent: _declared,
    pastRequests: _past,
    payments,
    settledBefore: _before,
    expiresAt,
    createdAt,
    updatedAt,
    ...answer
  } = rest;
  return {
    ...answer,
    walletAddress: wallet,
    payAddress: chain.purses.payAddress,
    chainId: chain.chainId,
    contract: chain.contractOf(order.payCurrency),
    decimals: DECIMALS,
    actuallyPaid: units(paidFor(order)),
    txHash: payments[0]?.hash ?? reportedHash,
    asked: order.status === 'WAITING' ? requestAnswer(order, session, now) : null,
    refunds: refundsOf(state, order),
    expiresAt: iso(expiresAt),
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  };
}
