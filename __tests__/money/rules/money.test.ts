import fc from 'fast-check';
import {
  formatAmount,
  formatMoney,
  formatPercent,
  fromBaseUnits,
  moneyFormat,
  toBaseUnits,
  truncate,
  wholeDigits,
} from '@/utils/money';

const toUnits = (amount: string, decimals: number) => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  return amount.startsWith('-') ? -units : units;
};

test('base units and decimal text are the same amount, over the whole range', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 30 }),
      (units, decimals) => {
        expect(toUnits(fromBaseUnits(units, decimals), decimals)).toBe(units);
      },
    ),
    { numRuns: 5_000 },
  );
});

test('truncating an amount drops its further decimals without rounding', () => {
  expect(truncate('1.99999', 2)).toBe('1.99');
  expect(truncate('-1.999', 0)).toBe('-1');
  expect(truncate('5', 2)).toBe('5');
});

test('an amount keeps every digit that a float would lose', () => {
  expect(formatAmount('12')).toBe(formatAmount('12', { places: 4 }));
  expect(formatAmount('123456789.123456789123456789', { places: 18, locale: 'en' })).toBe(
    '123,456,789.123456789123456789',
  );
  expect(
    formatAmount('115792089237316195423570985008687907853269984665640564039457', { places: 0, locale: 'en' }),
  ).toMatch(/^115,792,089/);
});

test('money has its currency sign and two decimals, and a percentage has its sign', () => {
  expect(formatMoney('499.2', { locale: 'en' })).toBe('$499.20');
  expect(formatPercent('12.5', { locale: 'en' })).toBe('+12.5%');
  expect(formatPercent('-0.25', { locale: 'en' })).toBe('-0.25%');
});

test('a change has a sign, and a change of zero has none', () => {
  const changed = (amount: string) => formatMoney(amount, { locale: 'en', isChange: true });
  expect(['2.5', '-2.5', '0'].map(changed)).toEqual(['+$2.50', '-$2.50', '$0.00']);
});

test.each([
  ['USDT', '1,234.50 USDT'],
  ['', '1,234.50'],
  ['U$', '1,234.50 U$'],
  ['usd', '$1,234.50'],
])('money in the currency %p, which a browser may not know, is still formatted', (currency, words) => {
  expect(formatMoney('1234.5', { currency, locale: 'en' })).toBe(words);
});

test('an unknown currency keeps the sign and the requested decimals', () => {
  expect(formatMoney('2.5', { currency: 'USDT', locale: 'en', isChange: true })).toBe('+2.50 USDT');
  const whole = { locale: 'en', minimumFractionDigits: 0, maximumFractionDigits: 0 };
  expect(['USDT', 'EUR'].map((currency) => moneyFormat(currency, whole)(12))).toEqual(['12 USDT', '€12']);
  expect(moneyFormat('USD')(1)).toMatch(/1/);
});

test('a missing percentage is a dash', () => {
  expect(formatPercent(null)).toBe('—');
});

test.each([
  ['248.838795386050005407', '248.838'],
  ['15288.548839248826804162', '15,288.5'],
  ['-15288.598839248826804162', '-15,288.5'],
  ['2.021917808219178082', '2.02191'],
  ['833.65', '833.65'],
  ['10', '10.00'],
  ['10000', '10,000'],
  ['1234567.89', '1,234,567'],
  ['0.000000199955606291', '0.000000199955'],
  ['0.000000000000000012345678', '0.00000000000000001234'],
  ['0', '0.00'],
])('the amount %s is shown with six significant digits, rounded down, and keeps its whole part', (amount, words) => {
  expect(formatAmount(amount, { locale: 'en' })).toBe(words);
});

test('money is rounded to cents, and a percentage that is not a change has no sign', () => {
  expect(formatMoney('12.489', { locale: 'en' })).toBe('$12.49');
  expect(['1', '0.97', '0'].map((amount) => formatPercent(amount, { isChange: false, locale: 'en' }))).toEqual([
    '1%',
    '0.97%',
    '0%',
  ]);
});

test('money is in dollars by default, and a percentage has two decimals', () => {
  expect(formatMoney('1.5')).toBe(formatMoney('1.5', { currency: 'USD' }));
  expect(formatPercent('1.234')).toBe(formatPercent('1.234', { places: 2 }));
});

test.each(['', '1e5', 'NaN', '1,000', '0x10', '.5', '1.'])('the text %j is not an amount', (text) => {
  expect(() => truncate(text, 2)).toThrow(RangeError);
});

test('formatted amounts are read back as the same units, over everything that a contract can hold', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 30 }), (units, decimals) => {
      expect(toBaseUnits(fromBaseUnits(units, decimals), decimals)).toBe(units);
    }),
    { numRuns: 5_000 },
  );
});

test('an amount is read only if its text has at most a hundred characters', () => {
  expect(toBaseUnits(`${'0'.repeat(99)}1`, 18)).toBe(10n ** 18n);
  expect(toBaseUnits(`${'0'.repeat(100)}1`, 18)).toBeNull();
});

const MAX = 2n ** 256n - 1n;

test('uint256’s maximum is accepted as an amount, and one unit more is not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 300n }), fc.integer({ min: 0, max: 18 }), (over, decimals) => {
      expect(toBaseUnits(fromBaseUnits(MAX, decimals), decimals)).toBe(MAX);
      expect(toBaseUnits(fromBaseUnits(MAX + over, decimals), decimals)).toBeNull();
    }),
  );
  expect(toBaseUnits('9'.repeat(90), 18)).toBeNull();
});

test.each([
  ['0', 0],
  ['000', 0],
  ['7', 1],
  ['007.5', 1],
  ['.5', 0],
  ['', 0],
  ['9'.repeat(90), 90],
  ['100.', 3],
])('the text %j has %i digits before the point', (amount, digits) => {
  expect(wholeDigits(amount)).toBe(digits);
});

test('an amount has at most the decimals of its unit, however small it is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 18 }), (whole, decimals) => {
      expect(toBaseUnits(`${whole}.${'0'.repeat(decimals)}1`, decimals)).toBeNull();
    }),
  );
});

test('only digits and one point are an amount', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const units = toBaseUnits(text, 18);
      expect(units !== null).toBe(/^[0-9]+(?:[.][0-9]{1,18})?$/.test(text));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  '',
  ' ',
  '.',
  '5.',
  '.5',
  '-1',
  '+1',
  '1e18',
  '1E5',
  '0x10',
  '1,5',
  '1 000',
  '1.2.3',
  'NaN',
  'Infinity',
  '١٢',
  '１２',
  '1\u00a0000',
  '1\n',
  '1'.repeat(101),
])('the text %j is not accepted as an amount in base units', (text) => expect(toBaseUnits(text, 18)).toBeNull());

test('amounts that would lose digits as floats are read exactly', () => {
  expect(toBaseUnits('123456789.123456789123456789', 18)).toBe(123456789123456789123456789n);
  expect(toBaseUnits('0.1', 18)).toBe(10n ** 17n);
  expect(toBaseUnits('007', 2)).toBe(700n);
});
