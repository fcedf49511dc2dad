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

const SOLD = { type: 'SWAP', txHash: `0x${'1a'.repeat(32)}` } as const;
const GOT = { type: 'SWAP', txHash: `0x${'2b'.repeat(32)}` } as const;

/**
 * Calculated by hand, at average cost:
 *
 * day         movement                     shares   cost     average
 * 2025-03-01  buys 100 for 1,000           100      1,000    10
 * 2025-09-01  buys 100 for 1,400           200      2,400    12
 * 2026-01-01  (the period begins)
 * 2026-02-01  stakes 50                    200      2,400    12
 * 2026-03-01  sells 40 for 600: 600 - 480  160      1,920    12       gain 120
 * 2026-03-15  buys back 10 for 160         170      2,080    12.2353
 * 2026-04-01  claims a reward of 30        200      2,080    10.4
 * 2026-05-01  sends 20 away: 20 x 10.4     180      1,872    10.4
 * 2026-06-01  unstakes 50                  180      1,872    10.4
 * 2026-06-30  (the period ends)
 * 2026-07-01  buys 1 for 20                181      1,892
 */
const ENTRIES: readonly Txn[] = [
  on('2025-03-01', { type: 'BUY', direction: 'OUT', symbol: 'USDT', amount: '1000', fiatValue: '1000' }),
  on('2025-03-01', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' }),
  on('2025-09-01', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1400' }),
  on('2026-02-01', { type: 'STAKE', direction: 'OUT', amount: '50', fiatValue: '700' }),
  on('2026-03-01', { ...SOLD, direction: 'OUT', amount: '40', fiatValue: '588', fee: '1.5' }),
  on('2026-03-01', { ...SOLD, direction: 'IN', symbol: 'USDT', amount: '600', fiatValue: '600' }),
  on('2026-03-15', { ...GOT, direction: 'OUT', symbol: 'USDT', amount: '160', fiatValue: '160' }),
  on('2026-03-15', { ...GOT, direction: 'IN', amount: '10', fiatValue: '155' }),
  on('2026-04-01', { type: 'REWARD', direction: 'IN', amount: '30', fiatValue: '450' }),
  on('2026-05-01', { type: 'TRANSFER', direction: 'OUT', amount: '20', fiatValue: '320' }),
  on('2026-05-02', { type: 'BUY', direction: 'IN', amount: '7', fiatValue: '100', status: 'FAILED' }),
  on('2026-06-01', { type: 'UNSTAKE', direction: 'IN', amount: '50', fiatValue: '800' }),
  on('2026-07-01', { type: 'BUY', direction: 'IN', amount: '1', fiatValue: '20' }),
];

const PRICES = [
  { day: '2025-12-30', price: '14' },
  { day: '2025-12-31', price: '14.5' },
  { day: '2026-06-29', price: '16' },
  { day: '2026-07-01', price: '17' },
];
const period = { from: '2026-01-01', to: '2026-06-30' };
const known = { entries: ENTRIES, period, prices: PRICES, now: Date.parse('2026-11-22') };

describe('A statement', () => {
  const statement = statementOf(known);

  it('opens with the holdings before the first day, at the price of the day before it', () =>
    expect(statement.opening).toEqual({
      shares: '200',
      staked: '0',
      cost: '2400',
      price: { day: '2025-12-31', price: '14.5' },
      value: '2900',
      unrealised: '500',
    }));

  it('closes with the holdings after the last day, at the last price known by then', () =>
    expect(statement.closing).toEqual({
      shares: '180',
      staked: '0',
      cost: '1872',
      price: { day: '2026-06-29', price: '16' },
      value: '2880',
      unrealised: '1008',
    }));

  it('counts a sale above the average cost as a gain, and an outgoing transfer as no gain', () => {
    expect(statement.gain).toBe('120');
    expect(statement.lines.map(({ gain }) => gain).filter(Boolean)).toEqual(['120']);
  });

  it('adds up each kind, including staked and claimed', () =>
    expect(
      statement.sums.map(({ type, direction, shares, cost, gain }) => [type, direction, shares, cost, gain]),
    ).toEqual([
      ['STAKE', 'OUT', '50', '0', null],
      ['SWAP', 'OUT', '40', '-480', '120'],
      ['SWAP', 'IN', '10', '160', null],
      ['REWARD', 'IN', '30', '0', null],
      ['TRANSFER', 'OUT', '20', '-208', null],
      ['UNSTAKE', 'IN', '50', '0', null],
    ]));

  it('adds up the known fees', () => expect(statement.fees).toBe('1.5'));

  it('has each settled transaction of the period once, with the shares after it', () =>
    expect(statement.lines.map(({ sharesAfter }) => sharesAfter)).toEqual([
      ...['200', '160', '160', '160', '170', '200', '180', '180'],
    ]));

  it('opens with the holdings with which the previous one closed', () => {
    const { closing } = statementOf({ ...known, period: { from: '2025-01-01', to: '2025-12-31' } });
    expect(closing).toEqual(statement.opening);
  });

  it('has nothing missing when every figure is known', () =>
    expect(statement.missing).toEqual({
      pending: 0,
      withoutWorth: 0,
      withoutFee: 0,
      unread: 0,
      isShort: false,
      isPeriodOpen: false,
      isUnpriced: false,
    }));
});

describe('Missing figures of a statement', () => {
  it('are counted', () => {
    const some = [
      on('2026-02-01', { type: 'BUY', direction: 'IN', amount: '1', fiatValue: null, fee: null }),
      on('2026-02-02', { type: 'BUY', direction: 'IN', amount: '1', status: 'PENDING' }),
    ];
    const { missing, closing } = statementOf({ ...known, entries: some, prices: [], now: Date.parse('2026-03-01') });
    expect(missing).toEqual({
      ...{ pending: 1, withoutWorth: 1, withoutFee: 1, unread: 0 },
      ...{ isShort: false, isPeriodOpen: true, isUnpriced: true },
    });
    expect(closing).toMatchObject({ shares: '1', value: null, unrealised: null });
  });

  it('do not include a price when nothing is held', () =>
    expect(statementOf({ ...known, entries: [], prices: [] }).closing.value).toBe('0'));
});

describe('The average cost', () => {
  const costOf = (entries: readonly Txn[]) => statementOf({ ...known, entries }).closing.cost;
  const bought = on('2026-01-02', { type: 'BUY', direction: 'IN', amount: '100', fiatValue: '1000' });

  it('is restored when the bank sends shares back, even after later purchases', () => {
    const out = on('2026-01-03', { type: 'TRANSFER', direction: 'OUT', amount: '50', stakeId: 'one' });
    const more = on('2026-01-04', { type: 'BUY', direction: 'IN', amount: '50', fiatValue: '5000' });
    const back = on('2026-01-05', { type: 'REFUND', direction: 'IN', amount: '50', stakeId: 'one' });
    expect(costOf([bought, out, more, back])).toBe('6000');
  });

  it('does not change by a transfer between the investor’s own wallets', () => {
    const own = {
      type: 'TRANSFER',
      amount: '100',
      txHash: SOLD.txHash,
      from: '0xA',
      to: '0xB',
      fiatValue: '9',
    } as const;
    const both = (['OUT', 'IN'] as const).map((direction) => on('2026-01-03', { ...own, direction }));
    expect(costOf([bought, ...both])).toBe('1000');
  });

  it('ends with the last share, and stays exact until then', () => {
    const sold = (amount: string) => on('2026-01-03', { type: 'TRANSFER', direction: 'OUT', amount });
    expect(costOf([bought, sold('33.333333333333333333')])).toBe('666.66666666666666667');
    expect(costOf([bought, sold('100')])).toBe('0');
  });
});
