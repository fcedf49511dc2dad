import type { Order, Txn } from '@/api/contract';
import { ORDERS, TRANSACTIONS } from '@/config/routes';
import { orderText } from '@/parts/order/order-text';
import { formatDay } from '@/utils/dates';
import { formatAmount } from '@/utils/money';
import { shortAddress } from '@/utils/text';
import { readHash } from '@/domain/read-hash';
import type { Entry } from './entry';

const searchAddress = (text: string, record?: string): string =>
  `${TRANSACTIONS}?${new URLSearchParams({ search: text, ...(record && { record }) })}`;

export const orderEntry = (order: Order): Entry => ({
  id: `order:${order._id}`,
  group: 'Found in your account',
  name: `Order ${order.orderNo}`,
  detail: `${formatAmount(order.shares)} FNX, ${orderText(order).label}`,
  does: { go: `${ORDERS}?${new URLSearchParams({ order: order._id })}` },
});

/** Several records can have the same transaction hash, so the link contains the record. */
export const transactionEntry = ({ _id, txHash, amount, symbol, createdAt }: Txn, typed: string): Entry => ({
  id: `transaction:${_id}`,
  group: 'Found in your account',
  name: `Transaction ${txHash ? shortAddress(txHash) : ''}`.trim(),
  detail: `${formatAmount(amount)} ${symbol}, ${formatDay(createdAt)}`,
  does: { go: searchAddress(txHash ?? typed, _id) },
});

export const searchEntry = (typed: string): Entry => ({
  id: 'search:transactions',
  group: 'Transactions',
  name: `Search your transactions for “${typed.trim()}”`,
  does: { go: searchAddress(typed.trim()) },
});

type Lookup = { kind: 'hash' | 'order'; text: string } | null;

const ORDER_NUMBER = /^(?:[a-z]{2,6}[- ]?)?\d{4,12}$/i;

export function lookupOf(typed: string): Lookup {
  const hash = readHash(typed);
  if (hash) return { kind: 'hash', text: hash };
  const text = typed.trim();
  return ORDER_NUMBER.test(text) ? { kind: 'order', text: text.replace(' ', '-') } : null;
}
