import { periodFrom, periodText, usualPeriods } from '@/domain/statement/period';

describe('A period in a URL', () => {
  it('is read as written', () => {
    const period = periodFrom('2026-01-01..2026-06-30');
    expect(period).toEqual({ from: '2026-01-01', to: '2026-06-30' });
    expect(periodText(period!)).toBe('2026-01-01..2026-06-30');
  });

  it.each(['', '2026', '2026-01-01', '2026-06-30..2026-01-01', '2026-02-30..2026-03-01', '2026-13-01..2027-01-01'])(
    'is invalid as %p',
    (text) => expect(periodFrom(text)).toBeNull(),
  );

  it('can be one day', () => expect(periodFrom('2024-02-29..2024-02-29')).not.toBeNull());
});

describe('The last whole tax year', () => {
  it.each([
    ['GB', '2026-11-22', 'Tax year 2025 to 2026', '2025-04-06..2026-04-05'],
    ['GB', '2026-04-06', 'Tax year 2025 to 2026', '2025-04-06..2026-04-05'],
    ['GB', '2026-04-05', 'Tax year 2024 to 2025', '2024-04-06..2025-04-05'],
    ['AU', '2026-11-22', 'Tax year 2025 to 2026', '2025-07-01..2026-06-30'],
    ['DE', '2026-11-22', 'Last year, tax year 2025', '2025-01-01..2025-12-31'],
    ['FR', '2026-01-01', 'Last year, tax year 2025', '2025-01-01..2025-12-31'],
    ['PK', '2026-11-22', 'Tax year 2025 to 2026', '2025-07-01..2026-06-30'],
    ['BD', '2026-06-30', 'Tax year 2024 to 2025', '2024-07-01..2025-06-30'],
    ['LK', '2026-04-01', 'Tax year 2025 to 2026', '2025-04-01..2026-03-31'],
    ['NA', '2028-03-01', 'Tax year 2027 to 2028', '2027-03-01..2028-02-29'],
  ])('has the label and the days that apply in %s on %s', (country, today, label, text) => {
    const choice = usualPeriods(Date.parse(today), country).at(-1)!;
    expect([choice.label, periodText(choice.period)]).toEqual([label, text]);
  });

  it.each(['', 'NP', 'IR', 'AF', 'ET'])('is unknown for the country %p', (country) =>
    expect(usualPeriods(Date.parse('2026-11-22'), country).map(({ label }) => label)).toEqual([
      'This year',
      'Last year',
    ]),
  );

  it('is offered together with the current year up to today and the whole last year', () => {
    const [now, last] = usualPeriods(Date.parse('2026-11-22T23:59:00Z'), 'GB').map(({ period }) => periodText(period));
    expect([now, last]).toEqual(['2026-01-01..2026-11-22', '2025-01-01..2025-12-31']);
  });
});
