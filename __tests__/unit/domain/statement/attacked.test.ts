import type { Txn } from '@/api/contract';
import { txn as txnSchema } from '@/api/contract/shared/money';
import { usualPeriods } from '@/domain/statement/period';
import { statementOf } from '@/domain/statement/statement';

type Told = Pick<Txn, 'type' | 'direction' | 'amount'> & Partial<Txn>;

let count = 0;
/** Each passes the contract as it is, or the test says nothing. */
const at = (createdAt: string, told: Told): Txn =>
  txnSchema.parse({
    _id: String((count += 1)),
    symbol: 'FNX',
    fiatValue: '0',
    fee: '0',
    status: 'DONE',
    createdAt,
    ...told,
  });
const on = (day: string, told: Told) => at(`${day}T12:00:00.000Z`, told);

const now = Date.parse('2026-11-22');
const prices = [{ day: '2025-01-01', price: '20' }];
const YEAR_25 = { from: '2025-01-01', to: '2025-12-31' };
const YEAR_26 = { from: '2026-01-01', to: '2026-12-31' };
const tell = (entries: readonly Txn[], period = YEAR_26, known = prices) =>
  statementOf({ entries, period, prices: known, now });

const H1 = `0x${'1a'.repeat(32)}` as const;

describe('A statement that a careless service fed', () => {
  it('F1 counts a worth of more than 18 decimals, and not as nothing', () => {
    // 100 shares for 1,000.0000000000000000001 US dollars: nothing in the contract forbids the digits.
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
    expect(tell([bought]).closing.cost).toMatch(/^1000(\.0+)?$/);
    expect(tell([bought, sold, got]).gain).toMatch(/^(100|99\.9)/);
  });

  it('F1 values shares at a price of more than 18 decimals, and not at nothing', () => {
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });
    const { closing } = tell([bought], YEAR_26, [{ day: '2026-01-01', price: '12.3333333333333333333' }]);
    expect(closing.value === null || closing.value.startsWith('1233.33')).toBe(true);
  });

  it('F1 does not leave shares out whose amount has more than 18 decimals or a sign', () => {
    const long = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100.0000000000000000001', fiatValue: '1' });
    expect(tell([long]).closing.shares).toMatch(/^100/);
  });

  it('F2 says so where the gain rests on a purchase of an earlier period whose worth was never named', () => {
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
    const { gain, missing } = tell([bought, sold, got]);
    // All of the proceeds stand as gain: the sheet must say why.
    expect(gain).toBe('1100');
    expect(missing.withoutWorth).toBeGreaterThan(0);
  });

  it('F3 tells apart swaps of which the service names no transaction: two periods add up to the one of both', () => {
    const sale = (day: string, price: string) => [
      on(day, { type: 'SWAP', direction: 'OUT', amount: '10', fiatValue: price }),
      on(day, { type: 'SWAP', direction: 'IN', symbol: 'USDT', amount: price, fiatValue: price }),
    ];
    const entries = [
      on('2025-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' }),
      ...sale('2025-06-01', '150'),
      ...sale('2026-06-01', '300'),
    ];
    const [first, second] = [tell(entries, YEAR_25), tell(entries, YEAR_26)];
    const both = tell(entries, { from: '2025-01-01', to: '2026-12-31' });
    // By hand: 150 - 100 = 50, and 300 - 100 = 200.
    expect([first.gain, second.gain, both.gain]).toEqual(['50', '200', '250']);
  });

  it('F4 takes the price of the last day, in whatever order they come', () => {
    const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '10', fiatValue: '100' });
    const newestFirst = [
      { day: '2026-11-20', price: '20' },
      { day: '2026-01-02', price: '10' },
    ];
    expect(tell([bought], YEAR_26, newestFirst).closing.value).toBe('200');
  });

  it('F5 puts a movement into the period of its own day, whatever order the service lists them in', () => {
    const late = on('2026-03-01', { type: 'BUY', direction: 'IN', amount: '1', fiatValue: '10' });
    const early = on('2025-03-01', { type: 'BUY', direction: 'IN', amount: '2', fiatValue: '20' });
    const told = tell([late, early]);
    expect(told.lines.map(({ entry }) => entry.createdAt)).toEqual([late.createdAt]);
    expect(told.opening.shares).toBe('2');
  });

  it('F6 does not reckon on in silence where more shares leave than the record ever had', () => {
    const sold = on('2026-02-02', { type: 'SWAP', direction: 'OUT', amount: '10', fiatValue: '300', txHash: H1 });
    const got = on('2026-02-02', {
      type: 'SWAP',
      direction: 'IN',
      symbol: 'USDT',
      amount: '300',
      fiatValue: '300',
      txHash: H1,
    });
    const { closing, gain, missing } = tell([sold, got]);
    const isTold = Object.entries(missing).some(([name, what]) => name !== 'isGoingOn' && Boolean(what));
    expect({ isTold, shares: closing.shares, gain }).toMatchObject({ isTold: true });
  });

  it('F7 finds the other side of a swap where the service writes its hash in other letters', () => {
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
    expect(tell([bought, sold, got]).gain).toBe('100');
  });
});

describe('A statement of odd swaps and countries', () => {
  it('F8 takes what a swap gave back off what the shares cost', () => {
    const swap = { type: 'SWAP', txHash: H1 } as const;
    const legs = [
      on('2026-01-02', { ...swap, direction: 'OUT', symbol: 'BNB', amount: '1.1', fiatValue: '1100' }),
      on('2026-01-02', { ...swap, direction: 'IN', symbol: 'BNB', amount: '0.1', fiatValue: '100' }),
      on('2026-01-02', { ...swap, direction: 'IN', amount: '100', fiatValue: '990' }),
    ];
    expect(tell(legs).closing.cost).toBe('1000');
  });

  it.each(['PK', 'BD', 'LK'])('F9 calls no calendar year the tax year of %s, which has none', (country) => {
    const labels = usualPeriods(now, country).map(({ label, period }) => `${label}: ${period.from}`);
    expect(labels).not.toContain('Last year, tax year 2025: 2025-01-01');
  });
});
