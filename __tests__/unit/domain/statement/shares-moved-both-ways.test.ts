import type { Txn } from '@/api/contract';
import { statementOf } from '@/domain/statement/statement';

type TxnFields = Pick<Txn, 'type' | 'direction' | 'amount'> & Partial<Txn>;

let count = 0;
const on = (day: string, fields: TxnFields): Txn => ({
  _id: String((count += 1)),
  symbol: 'FNX',
  fiatValue: '0',
  fee: '0',
  status: 'DONE',
  createdAt: `${day}T12:00:00.000Z`,
  ...fields,
});

const statementFor = (entries: readonly Txn[]) =>
  statementOf({
    entries,
    period: { from: '2026-01-01', to: '2026-12-31' },
    prices: [{ day: '2025-01-01', price: '20' }],
    now: Date.parse('2026-11-22'),
  });

const H1 = `0x${'1a'.repeat(32)}` as const;
const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });
const paid = { type: 'SWAP', direction: 'IN', symbol: 'USDT', txHash: H1 } as const;

describe('A statement of a swap that moves shares both ways', () => {
  // The investor buys 100 shares at 10 each, swaps 41 away and gets 1 back for 600. The gain is 600 - 400.
  it.each([
    ['after they left', 1],
    ['before they left, in the order of the record', -1],
  ])('subtracts from a sale the shares that return in its transaction, listed %s', (_what, order) => {
    const legs = [
      on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '41', txHash: H1 }),
      on('2026-02-02', { type: 'SWAP', direction: 'IN', amount: '1', txHash: H1 }),
      on('2026-02-02', { ...paid, amount: '600', fiatValue: '600' }),
    ];
    const { closing, gain, missing, sums } = statementFor([bought, ...(order > 0 ? legs : legs.toReversed())]);
    expect([gain, closing.shares, closing.cost]).toEqual(['200', '60', '600']);
    expect(sums.slice(1).map(({ direction, cost }) => [direction, cost])).toEqual([
      ['OUT', '-400'],
      ['IN', '0'],
    ]);
    expect(missing).toMatchObject({ withoutWorth: 0, isShort: false });
  });

  it('keeps the cost of the shares that come back in the transaction that sells all shares', () => {
    const legs = [
      on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '60', txHash: H1 }),
      on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '40', txHash: H1 }),
      on('2026-02-02', { type: 'SWAP', direction: 'IN', amount: '70', txHash: H1 }),
      on('2026-02-02', { ...paid, amount: '450', fiatValue: '450' }),
    ];
    const { closing, gain, missing } = statementFor([bought, ...legs]);
    expect([gain, closing.shares, closing.cost, missing.withoutWorth]).toEqual(['150', '70', '700', 0]);
  });

  it('subtracts from a purchase the shares that leave in its transaction, and assigns the cost to the rest', () => {
    const legs = [
      on('2026-02-02', { type: 'SWAP', direction: 'IN', amount: '51', txHash: H1 }),
      on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '1', txHash: H1 }),
      on('2026-02-02', { ...paid, direction: 'OUT', amount: '600', fiatValue: '600' }),
    ];
    const { closing, gain, missing } = statementFor([bought, ...legs]);
    expect([gain, closing.shares, closing.cost, missing.withoutWorth]).toEqual(['0', '150', '1600', 0]);
  });

  it('counts the money as gain if all the shares that left came back', () => {
    const legs = [
      on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '5', txHash: H1 }),
      on('2026-02-02', { type: 'SWAP', direction: 'IN', amount: '5', txHash: H1 }),
      on('2026-02-02', { ...paid, amount: '2', fiatValue: '2' }),
    ];
    const { closing, gain } = statementFor([bought, ...legs]);
    expect([gain, closing.shares, closing.cost]).toEqual(['2', '100', '1000']);
  });
});
