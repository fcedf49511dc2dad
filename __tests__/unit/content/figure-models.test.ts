import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { dividedBy } from '@/domain/amounts';
import { DIVIDENDS, DIVIDEND_YEARS, SHARES } from '@/features/content/facts';
import { dividendBars } from '@/features/content/model/bank-charts';
import { barsOf, pointsOf } from '@/parts/bank-charts';
import { dilutionRows } from '@/features/content/model/campaign';
import { timeLeft } from '@/domain/campaign';
import { convert, conversionOf, shownAmount, startOf, type Converter } from '@/features/content/model/converter';
import { marketFacts } from '@/features/content/model/market';
import { saleRows } from '@/features/content/model/pool-sales';
import { INCOME, LOANS, OWNERS, PRICE_FORMULA, SHARE_COUNTS, USE_OF_FUNDS } from '@/features/content/report';
import { worthInScenario } from '@/parts/reward-projection/scenarios';

test.each([
  ['44.1', '3', 2, '14.7'],
  ['1', '3', 4, '0.3333'],
  ['2', '3', 2, '0.66'],
])('%s divided by %s is truncated to %i places, never rounded up', (amount, by, places, quotient) => {
  expect(dividedBy(amount, by, places)).toBe(quotient);
});

test('dividing by zero or a negative number, or dividing an invalid amount, returns null', () => {
  expect([dividedBy('1', '0', 2), dividedBy('1', '-1', 2), dividedBy('x', '1', 2)]).toEqual([null, null, null]);
});

describe('a chart of the bank', () => {
  test('has a bar for each year, and an incomplete year is marked', () => {
    const bars = barsOf(REPOSITORY_FIGURES, 'Profit after tax');
    expect(bars.map(({ title, text, isPart = false }) => [title, text, isPart])).toEqual([
      ['2023', '29.7', false],
      ['2024', '34.9', false],
      ['2025', '38.6', false],
      ['9 months of 2026', '31.4', true],
    ]);
  });

  test('is in order of time, whatever the order of the answer', () => {
    const { bank } = REPOSITORY_FIGURES;
    const turned = { bank: { ...bank, ratios: bank.ratios.toReversed() } };
    expect(pointsOf(turned, 'Tier 1 ratio')).toEqual(pointsOf(REPOSITORY_FIGURES, 'Tier 1 ratio'));
  });

  test('has no bars for a missing figure', () => {
    expect(barsOf(REPOSITORY_FIGURES, 'Goodwill')).toEqual([]);
  });

  test('leaves a quarter without a dividend empty, with the reason', () => {
    expect(dividendBars(DIVIDENDS, DIVIDEND_YEARS).map(({ name, value, text }) => [name, value, text])).toEqual([
      ['Q2 2024', '0.08', '0.08'],
      ['Q4 2024', '0.12', '0.12'],
      ['Q2 2025', '0.10', '0.10'],
      ['Q4 2025', '0.14', '0.14'],
      ['Q2 2026', null, 'none'],
      ['Q4 2026', null, 'open'],
    ]);
  });

  test.each([
    ['owners', OWNERS.map(({ share }) => Number(share))],
    ['loans', LOANS.flatMap(({ widths }) => widths)],
    ['income', INCOME.flatMap(({ widths }) => widths)],
    ['use of funds', USE_OF_FUNDS.map(({ share }) => Number(share))],
    ['the formula of the price', PRICE_FORMULA.map(({ share }) => Number(share))],
  ])('divides the whole into the parts of %s', (_what, shares) => {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  });
});

describe('the campaign', () => {
  const END = '2026-12-18T17:00:00.000Z';
  const before = (ms: number) => Date.parse(END) - ms;
  const HOUR = 3_600_000;

  test.each([
    [26 * 24 * HOUR + 1, '26 days left'],
    [24 * HOUR, '1 day left'],
    [24 * HOUR - 1, '23 hours left'],
    [HOUR, '1 hour left'],
    [1, 'Less than an hour left'],
    [0, null],
    [-1, null],
  ])('at %i ms before its end, the text is %s', (left, words) => {
    expect(timeLeft(END, before(left))).toBe(words);
  });

  test('has no time left when its end cannot be read', () => {
    expect(timeLeft('soon', 0)).toBeNull();
  });

  test('shows what one per cent of the shares becomes as new shares are issued', () => {
    const rows = dilutionRows({ ...SHARE_COUNTS, today: SHARES.issued.value.replaceAll(',', '') });
    expect(rows.map(({ text, note }) => [text, note])).toEqual([
      ['1%', '38,000,000 shares'],
      ['0.96%', '39,540,000 shares'],
      ['0.95%', '40,000,000 shares'],
    ]);
    expect(rows.map(({ widths }) => widths.reduce((sum, width) => sum + width, 0))).toEqual([95, 98.9, 100]);
  });
});

describe('the converter', () => {
  const typed = (amount: string, side: Converter['side'] = 'shares') =>
    convert(startOf('EUR'), { type: 'typed', side, amount });

  test('converts from the typed side, and keeps it when the currency changes', () => {
    expect(conversionOf(typed('40'))).toEqual({ amount: '40', from: 'FNX', to: 'EUR' });
    expect(conversionOf(typed('500', 'money'))).toEqual({ amount: '500', from: 'EUR', to: 'FNX' });
    expect(convert(typed('500', 'money'), { type: 'chosen', code: 'BNB' })).toEqual({
      side: 'money',
      typed: '500',
      code: 'BNB',
    });
  });

  test.each(['', '.', '0', '0.000', '-1', '1e3', '0.0000000000000000001'])('makes no call for %j', (amount) => {
    expect(conversionOf(typed(amount))).toBeNull();
  });

  test.each([
    ['1.', '1'],
    ['.5', '0.5'],
    ['0.000000000000000001', '0.000000000000000001'],
  ])('%s is requested as %s, to the last digit', (amount, asked) => {
    expect(conversionOf(typed(amount))?.amount).toBe(asked);
  });

  test.each([
    ['499.209', 2, '499.20'],
    ['499.2', 2, '499.20'],
    ['499', 0, '499'],
    ['0.123456789', 18, '0.12345678'],
    ['40.000000000000000000', 18, '40'],
    ['12345678901234567890.5', null, '12345678901234567890.5'],
  ])('%s with %s decimals is shown as %s, never rounded up', (estimated, decimals, shown) => {
    expect(shownAmount(estimated, decimals)).toBe(shown);
  });
});

describe('market facts', () => {
  const equity = { ...SHARES.issued, label: 'Equity', value: '$421\u00a0m' };
  const price = {
    price: '12.48',
    currency: 'USD',
    change24h: null,
    updatedAt: '2026-11-20T00:00:00.000Z',
    source: '',
    history: [
      { t: '2026-11-20T00:00:00.000Z', p: '12.48' },
      { t: '2026-11-18T00:00:00.000Z', p: '12.50' },
      { t: '2026-11-19T00:00:00.000Z', p: '12.40' },
    ],
  };
  const factsWith = (of: typeof price | null) =>
    marketFacts({ price: of }, { shares: SHARES.issued, equity }).map(({ label, value }) => [label, value]);

  test('are exact and truncated, and a loss has its sign', () => {
    expect(factsWith(price)).toEqual([
      ['Since 18 Nov 2026', '-0.16%'],
      ['Low and high since 18 Nov 2026', '$12.40 to $12.50'],
      ['All shares at this price', '$493.4\u00a0m'],
      ['Equity of one share', '$10.64'],
      ['Price to equity', '1.17'],
    ]);
  });

  test('omit unknown figures', () => {
    expect(factsWith(null)).toEqual([['Equity of one share', '$10.64']]);
    expect(marketFacts({ price: null }, { shares: SHARES.issued, equity: undefined })).toEqual([]);
    expect(factsWith({ ...price, history: [] }).map(([label]) => label)).not.toContain('Low and high since');
  });
});

test('each share of a larger sale brings less than the reference price, and the difference is shown as lost', () => {
  const rows = saleRows(
    [
      { shares: '10', brings: '124.42' },
      { shares: '50000', brings: '553187.06' },
      { shares: '0', brings: '0' },
    ],
    '12.48',
  );
  expect(rows.map(({ text, widths, lost = 0 }) => [text, widths[0], Math.round(lost * 10) / 10])).toEqual([
    ['12.44 USDT a share', 99.7, 0.3],
    ['11.06 USDT a share', 88.7, 11.3],
  ]);
});

test.each([
  [50n, '6552.00'],
  [100n, '13104.00'],
  [125n, '16380.00'],
])('the stake at %s per cent of the price is worth %s', (percent, worth) => {
  expect(Number(worthInScenario('1050', '12.48', percent))).toBe(Number(worth));
});
