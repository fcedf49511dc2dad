import fc from 'fast-check';
import { amountText, isAmbiguous, isTooLarge } from '@/parts/amount-field/amount-text';

describe('the text of an amount field', () => {
  it.each([
    ['', ''],
    ['500', '500'],
    ['500.', '500.'],
    ['.5', '.5'],
    ['0,5', '0.5'],
    [' 12.5 ', '12.5'],
    ['1,234.56', '1234.56'],
    ['1,234,567.8', '1234567.8'],
    ['1 234,56', '1234.56'],
    ['1\u202f234\u202f567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1.234,56', '1234.56'],
    ['12,34,567.8', '1234567.8'],
    ['٣', '3'],
    ['۱۲٫۵', '12.5'],
    ['２５０．５', '250.5'],
  ])('after the input %j is %j', (typed, kept) => expect(amountText(typed)).toBe(kept));

  it.each([
    '-1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    '1.2.3',
    '1,2,3',
    '12,34.5',
    '1 23',
    '1,234',
    '1.234.567',
    '١٬٢٣٤',
    'Ⅷ',
    '½',
    '1'.repeat(41),
  ])('is refused when it is %j', (typed) => expect(amountText(typed)).toBeNull());

  it('is refused with more decimals than the unit has, and never truncated', () => {
    expect(amountText('1.123456', 6)).toBe('1.123456');
    expect(amountText('1.1234567', 6)).toBeNull();
  });

  it('is a plain decimal or empty, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., ']{0,20}$/)), (typed) => {
        expect(amountText(typed) ?? '').toMatch(/^\d*\.?\d*$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is unchanged when it is already a decimal', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}(\.\d{1,18})?$/), (typed) => expect(amountText(typed)).toBe(typed)),
    );
  });

  it('is recognised as larger than any amount', () => {
    const large = [
      '9'.repeat(31),
      '9'.repeat(90),
      '1'.repeat(1_000_000),
      `${'9'.repeat(31)}.5`,
      `${'9'.repeat(31)},5`,
      '٣'.repeat(31),
      `9${' 999'.repeat(10)}.5`,
    ];
    expect(large.map((typed) => isTooLarge(typed))).toEqual(large.map(() => true));
    expect(large.map((typed) => amountText(typed))).toEqual(large.map(() => null));
    const fitting = [
      '',
      '0',
      '9'.repeat(30),
      `${'9'.repeat(30)}.5`,
      `${'0'.repeat(50)}5`,
      `0.${'0'.repeat(50)}`,
      'x'.repeat(50),
      '-'.repeat(31),
    ];
    expect(fitting.map(isTooLarge)).toEqual(fitting.map(() => false));
  });

  it('is recognised as ambiguous', () => {
    expect(['1,234', '1,234,567', '1.234.567'].every(isAmbiguous)).toBe(true);
    expect(['1,23', '1.234', '1,234.5', '1234'].some(isAmbiguous)).toBe(false);
  });
});

const LOCALES = [
  'ar-EG',
  'bn-BD',
  'cs',
  'da',
  'de',
  'de-AT',
  'de-CH',
  'el',
  'en',
  'en-IN',
  'en-ZA',
  'es',
  'es-MX',
  'fa',
  'fi',
  'fr',
  'fr-CH',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'mr',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
];

describe('an amount copied from another language', () => {
  it.each(LOCALES)('of %s keeps its value, or is refused', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    for (const amount of ['0.50', '12.34', '1234.56', '1234567.89']) {
      const copied = format.format(amount as Intl.StringNumericLiteral).replaceAll(/[\u200e\u200f\u061c]/g, '');
      expect([amount, null]).toContain(amountText(copied));
    }
    expect(amountText(format.format(12.34))).toBe('12.34');
  });
});
