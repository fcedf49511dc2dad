import type { Address, Hash } from '@/api/contract';
import { DAY, MINUTE } from '../service/domain/clock';
import { parseUnits, times, units } from '../service/domain/decimal';
import type { LedgerEntry } from '../service/domain/ledger';
import { PRICE_CURRENCY, daysAgoPrice } from '../service/domain/prices';
import type { StoredOrder } from '../service/domain/stored-payments';
import { dealsOf, type Deal } from './funds';
import { INVESTORS } from './investors';
import type { Deliveries } from './seed-chain';

const FIRST_NUMBER = 90_001;
const DELIVERY_TOOK_MS = 4 * MINUTE;

type Dealt = { accountId: string; wallet: Address; deal: Deal; orderNo: string; at: number; hash: Hash | undefined };

export function seedDeals(now: number, deliveries: Deliveries): { orders: StoredOrder[]; ledger: LedgerEntry[] } {
  const dealt = INVESTORS.flatMap(({ id, walletAddress, buys }) =>
    walletAddress ? dealsOf(id, buys).map((deal) => ({ accountId: id, wallet: walletAddress, deal })) : [],
  )
    .map((one) => ({ ...one, at: now - one.deal.daysAgo * DAY, hash: deliveries.get(one.deal.id) }))
    .toSorted((a, b) => a.at - b.at)
    .map((one, index) => ({ ...one, orderNo: `FNX-${FIRST_NUMBER + index}` }));
  return { orders: dealt.map(orderOf), ledger: dealt.flatMap(recordsOf) };
}

function amountsOf({ daysAgo, shares }: Deal) {
  const pricePerShare = daysAgoPrice(daysAgo);
  const priceAmount = units(times(parseUnits(shares), pricePerShare));
  return { shares, pricePerShare: units(pricePerShare), priceAmount };
}

function orderOf({ accountId, wallet, deal, orderNo, at, hash }: Dealt): StoredOrder {
  const amounts = amountsOf(deal);
  return {
    ...amounts,
    _id: deal.id,
    orderNo,
    accountId,
    wallet,
    idempotencyKey: deal.id,
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

function recordsOf({ accountId, wallet, deal, at, hash }: Dealt): LedgerEntry[] {
  const { shares, priceAmount } = amountsOf(deal);
  const common = { accountId, orderId: deal.id, fiatValue: priceAmount, type: 'BUY', status: 'DONE' } as const;
  return [
    { ...common, id: `${deal.id}-paid`, direction: 'OUT', amount: priceAmount, symbol: 'USDT', from: wallet, at },
    {
      ...common,
      id: `${deal.id}-delivered`,
      direction: 'IN',
      amount: shares,
      symbol: 'FNX',
      txHash: hash,
      to: wallet,
      at: at + DELIVERY_TOOK_MS,
    },
  ];
}
