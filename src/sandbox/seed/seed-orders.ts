import type { Address, Hash } from '@/api/contract';
import { DAY, MINUTE } from '../service/domain/clock';
import { parseUnits, times, units } from '../service/domain/decimal';
import type { LedgerEntry } from '../service/domain/ledger';
import { PRICE_CURRENCY, daysAgoPrice } from '../service/domain/prices';
import type { StoredOrder } from '../service/domain/stored-payments';
import { seedOrdersOf, type SeedOrder } from './funds';
import { INVESTORS } from './investors';
import type { Deliveries } from './seed-chain';

const FIRST_NUMBER = 90_001;
const DELIVERY_TOOK_MS = 4 * MINUTE;

type DatedOrder = {
  accountId: string;
  wallet: Address;
  order: SeedOrder;
  orderNo: string;
  at: number;
  hash: Hash | undefined;
};

export function seedOrders(now: number, deliveries: Deliveries): { orders: StoredOrder[]; ledger: LedgerEntry[] } {
  const dated = INVESTORS.flatMap(({ id, walletAddress, buys }) =>
    walletAddress ? seedOrdersOf(id, buys).map((order) => ({ accountId: id, wallet: walletAddress, order })) : [],
  )
    .map((one) => ({ ...one, at: now - one.order.daysAgo * DAY, hash: deliveries.get(one.order.id) }))
    .toSorted((a, b) => a.at - b.at)
    .map((one, index) => ({ ...one, orderNo: `FNX-${FIRST_NUMBER + index}` }));
  return { orders: dated.map(orderOf), ledger: dated.flatMap(recordsOf) };
}

function amountsOf({ daysAgo, shares }: SeedOrder) {
  const pricePerShare = daysAgoPrice(daysAgo);
  const priceAmount = units(times(parseUnits(shares), pricePerShare));
  return { shares, pricePerShare: units(pricePerShare), priceAmount };
}

function orderOf({ accountId, wallet, order, orderNo, at, hash }: DatedOrder): StoredOrder {
  const amounts = amountsOf(order);
  return {
    ...amounts,
    _id: order.id,
    orderNo,
    accountId,
    wallet,
    idempotencyKey: order.id,
    asked: '',
    fiat: PRICE_CURRENCY,
    fee: { platform: '0', network: '0.05' },
    payCurrency: 'USDT',
    payAmount: amounts.priceAmount,
    status: 'FINISHED',
    expiresAt: at,
    openedBlock: '0',
    payments: [],
    settledBefore: amounts.priceAmount,
    payoutHash: hash,
    createdAt: at,
    updatedAt: at + DELIVERY_TOOK_MS,
  };
}

function recordsOf({ accountId, wallet, order, at, hash }: DatedOrder): LedgerEntry[] {
  const { shares, priceAmount } = amountsOf(order);
  const common = { accountId, orderId: order.id, fiatValue: priceAmount, type: 'BUY', status: 'DONE' } as const;
  return [
    { ...common, id: `${order.id}-paid`, direction: 'OUT', amount: priceAmount, symbol: 'USDT', from: wallet, at },
    {
      ...common,
      id: `${order.id}-delivered`,
      direction: 'IN',
      amount: shares,
      symbol: 'FNX',
      txHash: hash,
      to: wallet,
      at: at + DELIVERY_TOOK_MS,
    },
  ];
}
