import type { Txn } from '@/api/contract';
import { txn as txnSchema } from '@/api/contract/shared/money';
import { statementOf } from '@/domain/statement/statement';

type TxnFields = Pick<Txn, 'type' | 'direction' | 'amount'> & Partial<Txn>;

let count = 0;
/** Parsing ensures that each entry satisfies the contract; otherwise the test would be meaningless. */
const at = (createdAt: string, fields: TxnFields): Txn =>
  txnSchema.parse({
    _id: String((count += 1)),
    symbol: 'FNX',
    fiatValue: '0',
    fee: '0',
    status: 'DONE',
    createdAt,
    ...fields,
  });
const on = (day: string, fields: TxnFields) => at(`${day}T12:00:00.000Z`, fields);

const now = Date.parse('2026-11-22');
const prices = [{ day: '2025-01-01', price: '20' }];
const YEAR_25 = { from: '2025-01-01', to: '2025-12-31' };
const YEAR_26 = { from: '2026-01-01', to: '2026-12-31' };
const statementFor = (entries: readonly Txn[], period = YEAR_26, known = prices) =>
  statementOf({ entries, period, prices: known, now });

const H1 = `0x${'1a'.repeat(32)}` as const;

describe('A statement from the service’s malformed data', () => {
  it('counts a value with more than 18 decimals instead of treating it as zero', () => {
    // 100 shares for 1,000.0000000000000000001 US dollars; the contract allows these digits.
    const bought = on('2026-01-02', {
      type: 'BUY',
      direction: 'IN',
      amount: '100',
      fiatValue: '1000.0000000000000000001',
    });
    const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '100', fiatValue: '1100', txHash: H1 });
    const got = on('2026-02-02', {
      type: 'SWAP',
      direction: 'IN',
      symbol: 'USDT',
      amount: '1100',
      fiatValue: '1100',
      txHash: H1,
    });
    expect(statementFor([bought]).closing.cost).toMatch(/^1000(\.0+)?$/);
    expect(statementFor([bought, sold, got]).gain).toMatch(/^(100|99\.9)/);
  });

  it('values shares at a price with more than 18 decimals instead of at zero', () => {
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });
    const { closing } = statementFor([bought], YEAR_26, [{ day: '2026-01-01', price: '12.3333333333333333333' }]);
    expect(closing.value).toMatch(/^1233\.33/);
  });

  it('includes shares whose amount has more than 18 decimals, or a sign that repeats its direction', () => {
    const long = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100.0000000000000000001', fiatValue: '1' });
    expect(statementFor([long]).closing.shares).toBe('100');
    const sent = on('2026-01-03', { type: 'TRANSFER', direction: 'OUT', amount: '-40', fiatValue: '-0.4' });
    const { closing, lines, sums } = statementFor([long, sent]);
    expect([closing.shares, lines.at(-1)?.sharesAfter, sums.at(-1)?.shares]).toEqual(['60', '60', '40']);
  });

  it.each([
    ['an incoming amount with a minus', { direction: 'IN', amount: '-40' }],
    ['more than any token can hold', { direction: 'IN', amount: '9'.repeat(60) }],
    ['an unknown direction', { direction: 'SIDEWAYS', amount: '40' }],
  ])('counts an unreadable amount of %s as missing', (_what, amount) => {
    const odd = on('2026-01-02', { type: 'TRANSFER', fiatValue: '1', ...amount });
    const { closing, missing } = statementFor([odd]);
    expect([closing.shares, missing.unread]).toEqual(['0', 1]);
  });

  it.each(['-12.48', '9'.repeat(60)])('does not use %s as a price', (price) => {
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '1', fiatValue: '1' });
    const { closing, missing } = statementFor([bought], YEAR_26, [{ day: '2026-01-01', price }]);
    expect([closing.value, missing.isUnpriced]).toEqual([null, true]);
  });

  it('reports that the gain depends on an earlier purchase without a value', () => {
    const bought = on('2025-03-01', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: null });
    const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '100', fiatValue: '1100', txHash: H1 });
    const got = on('2026-02-02', {
      type: 'SWAP',
      direction: 'IN',
      symbol: 'USDT',
      amount: '1100',
      fiatValue: '1100',
      txHash: H1,
    });
    const { gain, missing } = statementFor([bought, sold, got]);
    // All proceeds count as gain, so the sheet must explain why.
    expect(gain).toBe('1100');
    expect(missing.withoutWorth).toBeGreaterThan(0);
  });

  it('does not combine swaps that have no hash, so the gains of two years add up to the gain of both together', () => {
    const sale = (day: string, price: string) => [
      on(day, { type: 'SWAP', direction: 'OUT', amount: '10', fiatValue: price }),
      on(day, { type: 'SWAP', direction: 'IN', symbol: 'USDT', amount: price, fiatValue: price }),
    ];
    const entries = [
      on('2025-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' }),
      ...sale('2025-06-01', '150'),
      ...sale('2026-06-01', '300'),
    ];
    const [first, second] = [statementFor(entries, YEAR_25), statementFor(entries, YEAR_26)];
    const both = statementFor(entries, { from: '2025-01-01', to: '2026-12-31' });
    expect([first.gain, second.gain, both.gain]).toEqual(['50', '200', '250']);
  });

  it('uses the price of the last day, whatever the order', () => {
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '10', fiatValue: '100' });
    const newestFirst = [
      { day: '2026-11-20', price: '20' },
      { day: '2026-01-02', price: '10' },
    ];
    expect(statementFor([bought], YEAR_26, newestFirst).closing.value).toBe('200');
  });

  it('puts a transaction into the period of its day, whatever the order of the service’s list', () => {
    const late = on('2026-03-01', { type: 'BUY', direction: 'IN', amount: '1', fiatValue: '10' });
    const early = on('2025-03-01', { type: 'BUY', direction: 'IN', amount: '2', fiatValue: '20' });
    const statement = statementFor([late, early]);
    expect(statement.lines.map(({ entry }) => entry.createdAt)).toEqual([late.createdAt]);
    expect(statement.opening.shares).toBe('2');
  });

  it('reports when more shares leave than the record ever had', () => {
    const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '10', fiatValue: '300', txHash: H1 });
    const got = on('2026-02-02', {
      type: 'SWAP',
      direction: 'IN',
      symbol: 'USDT',
      amount: '300',
      fiatValue: '300',
      txHash: H1,
    });
    const { closing, gain, missing } = statementFor([sold, got]);
    expect({ isShort: missing.isShort, shares: closing.shares, gain }).toMatchObject({ isShort: true });
    // The warning also appears if later purchases compensate for the missing shares.
    const bought = on('2026-03-02', { type: 'BUY', direction: 'IN', amount: '50', fiatValue: '500' });
    expect(statementFor([sold, got, bought]).missing.isShort).toBe(true);
    const unstaked = on('2026-03-03', { type: 'UNSTAKE', direction: 'IN', amount: '5' });
    expect([bought, unstaked].map((_one, index, all) => statementFor(all.slice(0, index + 1)).missing.isShort)).toEqual(
      [false, true],
    );
    const own = { type: 'TRANSFER', amount: '5', txHash: H1, from: '0xA', to: '0xB' } as const;
    const sides = (['OUT', 'IN'] as const).map((direction) => on('2026-01-03', { ...own, direction }));
    expect(statementFor(sides).missing.isShort).toBe(false);
  });

  it('finds the other side of a swap when the service writes its hash in another letter case', () => {
    const hash = `0x${'aB'.repeat(32)}` as const;
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });
    const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '100', fiatValue: '1100', txHash: hash });
    const got = on('2026-02-02', {
      type: 'SWAP',
      direction: 'IN',
      symbol: 'USDT',
      amount: '1100',
      fiatValue: '1100',
      txHash: hash.toLowerCase() as typeof hash,
    });
    expect(statementFor([bought, sold, got]).gain).toBe('100');
  });
});

describe('A statement of odd swaps', () => {
  const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });
  const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '100', fiatValue: '1100', txHash: H1 });
  const paid = { type: 'SWAP', direction: 'IN', symbol: 'USDT', amount: '1100', txHash: H1 } as const;

  it.each([
    ['is not recorded', []],
    ['has no value', [on('2026-02-02', { ...paid, fiatValue: null })]],
    ['is not settled', [on('2026-02-02', { ...paid, fiatValue: '1100', status: 'PENDING' })]],
    ['belongs to another transaction', [on('2026-02-02', { ...paid, fiatValue: '1100', txHash: null })]],
    ['paid more than it received', [on('2026-02-02', { ...paid, direction: 'OUT', fiatValue: '1100' })]],
  ])('marks proceeds as unknown when the other side %s', (_what, other) => {
    const { gain, missing } = statementFor([bought, sold, ...other]);
    expect([gain, missing.withoutWorth]).toEqual(['-1000', 1]);
  });

  it('does not report a missing value that no figure depends on', () => {
    const entries = [
      bought,
      on('2026-01-03', { type: 'STAKE', direction: 'OUT', amount: '50', fiatValue: null }),
      on('2026-01-04', { type: 'REWARD', direction: 'IN', amount: '5', fiatValue: null }),
      on('2026-01-05', { type: 'TRANSFER', direction: 'OUT', amount: '5', fiatValue: null }),
      on('2026-01-06', { type: 'BUY', direction: 'OUT', symbol: 'USDT', amount: '5', fiatValue: null }),
    ];
    expect(statementFor(entries).missing.withoutWorth).toBe(0);
  });

  it('assigns the whole cost to the first of two entries of shares', () => {
    const legs = [
      on('2026-01-02', { type: 'SWAP', direction: 'OUT', symbol: 'BNB', amount: '1', fiatValue: '700', txHash: H1 }),
      on('2026-01-02', { type: 'SWAP', direction: 'IN', amount: '60', txHash: H1 }),
      on('2026-01-02', { type: 'SWAP', direction: 'IN', amount: '10', txHash: H1 }),
    ];
    const { closing, missing } = statementFor(legs);
    expect([closing.cost, closing.shares, missing.withoutWorth]).toEqual(['700', '70', 0]);
  });

  it('reduces the cost of the shares by the amount that the swap returned', () => {
    const swap = { type: 'SWAP', txHash: H1 } as const;
    const legs = [
      on('2026-01-02', { ...swap, direction: 'OUT', symbol: 'BNB', amount: '1.1', fiatValue: '1100' }),
      on('2026-01-02', { ...swap, direction: 'IN', symbol: 'BNB', amount: '0.1', fiatValue: '100' }),
      on('2026-01-02', { ...swap, direction: 'IN', amount: '100', fiatValue: '990' }),
    ];
    expect(statementFor(legs).closing.cost).toBe('1000');
  });
});
