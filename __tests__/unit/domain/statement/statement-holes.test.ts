import type { Txn } from '@/api/contract';
import { txn as txnSchema } from '@/api/contract/shared/money';
import { dayAfter } from '@/domain/statement/period';
import { statementOf } from '@/domain/statement/statement';

let count = 0;
/** Parsing ensures that each entry satisfies the contract; otherwise the test would be meaningless. */
const at = (createdAt: string, fields: Pick<Txn, 'type' | 'direction' | 'amount'> & Partial<Txn>): Txn =>
  txnSchema.parse({
    _id: String((count += 1)),
    symbol: 'FNX',
    fiatValue: '0',
    fee: '0',
    status: 'DONE',
    createdAt,
    ...fields,
  });

const now = Date.parse('2027-06-01');
const YEAR_25 = { from: '2025-01-01', to: '2025-12-31' };
const YEAR_26 = { from: '2026-01-01', to: '2026-12-31' };
/** Like the screen, the test passes all transactions up to one day after the period. */
const statementFor = (entries: readonly Txn[], period = YEAR_26) =>
  statementOf({
    entries: entries.filter(({ createdAt }) => createdAt.slice(0, 10) <= dayAfter(period.to)),
    period,
    prices: [],
    now,
  });
const H1 = `0x${'1a'.repeat(32)}` as const;
const buy = (createdAt: string, amount: string, fiatValue: string) =>
  at(createdAt, { type: 'BUY', direction: 'IN', amount, fiatValue });

describe('The cost of shares', () => {
  it('is restored to the cent by one refund of shares that left in two transactions', () => {
    const orderId = 'order-1';
    const { closing } = statementFor([
      buy('2026-01-02T12:00:00Z', '10', '100'),
      at('2026-01-03T12:00:00Z', { type: 'TRANSFER', direction: 'OUT', amount: '10', orderId }),
      buy('2026-01-04T12:00:00Z', '10', '300'),
      at('2026-01-05T12:00:00Z', { type: 'TRANSFER', direction: 'OUT', amount: '10', orderId }),
      at('2026-01-06T12:00:00Z', { type: 'REFUND', direction: 'IN', amount: '20', orderId }),
    ]);
    expect([closing.shares, closing.cost]).toEqual(['20', '400']);
  });

  it('is restored only once for shares that left once', () => {
    const orderId = 'order-1';
    const { closing } = statementFor([
      buy('2026-01-02T12:00:00Z', '10', '100'),
      at('2026-01-03T12:00:00Z', { type: 'TRANSFER', direction: 'OUT', amount: '10', orderId }),
      at('2026-01-04T12:00:00Z', { type: 'REFUND', direction: 'IN', amount: '10', orderId }),
      at('2026-01-05T12:00:00Z', { type: 'REFUND', direction: 'IN', amount: '10', orderId }),
    ]);
    expect(closing.cost).toBe('100');
  });

  it('is never more than the amount ever paid, even when more shares left than there were', () => {
    const orderId = 'order-1';
    const { closing } = statementFor([
      buy('2026-01-02T12:00:00Z', '10', '100'),
      at('2026-01-03T12:00:00Z', { type: 'TRANSFER', direction: 'OUT', amount: '20', orderId }),
      at('2026-01-04T12:00:00Z', { type: 'REFUND', direction: 'IN', amount: '20', orderId }),
    ]);
    expect([closing.shares, closing.cost]).toEqual(['10', '100']);
  });

  it('is not realised as a loss for shares that a sale returned', () => {
    const swap = { type: 'SWAP', txHash: H1 } as const;
    const { gain, closing } = statementFor([
      buy('2026-01-02T12:00:00Z', '100', '1000'),
      at('2026-01-03T12:00:00Z', { ...swap, direction: 'OUT', amount: '100' }),
      at('2026-01-03T12:00:00Z', { ...swap, direction: 'IN', amount: '2' }),
      at('2026-01-03T12:00:00Z', { ...swap, direction: 'IN', symbol: 'USDT', amount: '980', fiatValue: '980' }),
    ]);
    expect([gain, closing.cost]).toEqual(['0', '20']);
  });
});

describe('The boundary between two periods', () => {
  const ends = ({ shares, cost }: { shares: string; cost: string }) => [shares, cost];

  it('has the same holdings on both sides, even if a transfer between own wallets crosses it', () => {
    const move = { type: 'TRANSFER', txHash: H1, amount: '10', from: '0xa', to: '0xb' } as const;
    const entries = [
      buy('2025-06-01T12:00:00Z', '10', '100'),
      at('2025-12-31T23:59:59.000Z', { ...move, direction: 'OUT' }),
      at('2026-01-01T00:00:01.000Z', { ...move, direction: 'IN' }),
    ];
    expect(ends(statementFor(entries, YEAR_26).opening)).toEqual(ends(statementFor(entries, YEAR_25).closing));
  });

  it('loses no gain of a swap whose sides are in different periods', () => {
    const swap = { type: 'SWAP', txHash: H1 } as const;
    const entries = [
      buy('2025-06-01T12:00:00Z', '10', '100'),
      at('2025-12-31T23:59:59.900Z', { ...swap, direction: 'OUT', amount: '10' }),
      at('2026-01-01T00:00:00.100Z', {
        ...swap,
        direction: 'IN',
        symbol: 'USDT',
        amount: '150',
        fiatValue: '150',
      }),
    ];
    const gains = [statementFor(entries, YEAR_25).gain, statementFor(entries, YEAR_26).gain].map(Number);
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(50);
  });
});
