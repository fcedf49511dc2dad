import { formatDay, formatMomentByUtc } from '@/utils/dates';
import { formatAmount, formatMoney, formatPercent } from '@/utils/money';

const MADE = ['NumberFormat', 'DateTimeFormat'] as const;
const spies = () => MADE.map((name) => jest.spyOn(Intl, name));
afterEach(() => jest.restoreAllMocks());

test('a thousand days and prices are formatted with one formatter for each kind', () => {
  const made = spies();
  for (let day = 0; day < 1_000; day += 1) {
    const iso = new Date(Date.UTC(2024, 0, 1 + day)).toISOString();
    formatDay(iso, 'en-US');
    formatMomentByUtc(iso, 'en-US');
    formatMoney(`1.${day}`, { currency: 'CHF', locale: 'en-US' });
    formatAmount(`1.${day}`, { locale: 'en-US' });
    formatPercent(`1.${day}`, { locale: 'en-US' });
  }
  expect(made.flatMap(({ mock }) => mock.calls).length).toBeLessThanOrEqual(5);
});

test('each locale, currency and set of options has a separate format', () => {
  const words = () => [
    formatMoney('1.5', { currency: 'EUR', locale: 'en-US' }),
    formatMoney('1.5', { currency: 'EUR', locale: 'de-DE' }),
    formatMoney('1.5', { currency: 'GBP', locale: 'en-US' }),
    formatMoney('1.5', { currency: 'EUR', locale: 'en-US', isChange: true }),
    formatDay('2026-11-24T00:00:00Z', 'en-US'),
    formatDay('2026-11-24T00:00:00Z', 'de-DE'),
  ];
  expect(words()).toEqual(['€1.50', '1,50\u00a0€', '£1.50', '+€1.50', 'Nov 24, 2026', '24.11.2026']);
  expect(words()).toEqual(words());
});

test('any number of currencies from the service does not fill the memory', () => {
  const code = (at: number) =>
    [at / 676, at / 26, at].map((part) => String.fromCodePoint(65 + (Math.floor(part) % 26))).join('');
  for (let at = 0; at < 1_000; at += 1)
    expect(formatMoney('1', { currency: code(at), locale: 'en-US' })).toContain('1');
  const made = spies();
  for (let at = 0; at < 1_000; at += 1) formatMoney('1', { currency: code(at), locale: 'en-US' });
  expect(made.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(500);
});
