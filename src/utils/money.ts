import { numberFormat } from './intl';

/** The decimals of FNX, USDT and BNB, and the maximum in amounts of the service. */
export const DECIMALS = 18;
export const ONE = 10n ** 18n;

/** Amounts are decimal strings or bigints in base units. They are never converted to a number. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

type Parts = { sign: string; whole: string; fraction: string };

function partsOf(amount: string): Parts {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === '') throw new RangeError('Not a decimal amount');
  return { sign, whole, fraction };
}

export function fromBaseUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

const PLAIN = /^(\d+)(?:\.(\d+))?$/;
const MAX_LENGTH = 100;
const MAX_UNITS = 2n ** 256n - 1n;

/**
 * Accepts only digits and one point: no sign, grouping or exponent, no more decimals than the unit has, and no value
 * above uint256. Returns null for anything else and never rounds.
 */
export function toBaseUnits(amount: string, decimals: number): bigint | null {
  if (amount.length > MAX_LENGTH) return null;
  const [, whole = '', fraction = ''] = PLAIN.exec(amount) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  return units > MAX_UNITS ? null : units;
}

export const wholeDigits = (amount: string): number => amount.replace(/\..*/s, '').replace(/^0+/, '').length;

/** Truncates instead of rounding up, so that no amount looks larger than it is. */
export function truncate(amount: string, places: number): string {
  const { sign, whole, fraction } = partsOf(amount);
  const kept = fraction.slice(0, places);
  return `${sign}${whole}${kept && `.${kept}`}`;
}

/** `Intl` formats decimal strings exactly, but its type accepts only literals. */
const asExact = (amount: string) => amount as Intl.StringNumericLiteral;

const MAX_DIGITS = 6;
/** Older browsers format no more decimals than 20. */
const MAX_PLACES = 20;

export function usualPlaces(amount: string): number {
  const { whole, fraction } = partsOf(amount);
  const digits = wholeDigits(whole);
  return digits > 0 ? Math.max(MAX_DIGITS - digits, 0) : Math.min(fraction.search(/[1-9]|$/) + MAX_DIGITS, MAX_PLACES);
}

export function formatAmount(
  amount: string,
  {
    places = usualPlaces(amount),
    minPlaces = 2,
    locale,
  }: { places?: number; minPlaces?: number; locale?: string } = {},
): string {
  const format = numberFormat(locale, {
    minimumFractionDigits: places < minPlaces ? 0 : minPlaces,
    maximumFractionDigits: places,
  });
  return format.format(asExact(truncate(amount, places)));
}

/** `Intl` throws for any other currency code. */
const CURRENCY_CODE = /^[A-Z]{3}$/i;

type MoneyFormat = { locale?: string } & Pick<
  Intl.NumberFormatOptions,
  'signDisplay' | 'minimumFractionDigits' | 'maximumFractionDigits'
>;

export function moneyFormat(
  currency: string,
  { locale, ...options }: MoneyFormat = {},
): (amount: number | Intl.StringNumericLiteral) => string {
  if (CURRENCY_CODE.test(currency))
    return numberFormat(locale, {
      ...options,
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format;
  const { format } = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...options });
  return (amount) => `${format(amount)} ${currency}`.trim();
}

export function formatMoney(
  amount: string,
  { currency = 'USD', locale, isChange = false }: { currency?: string; locale?: string; isChange?: boolean } = {},
): string {
  const signDisplay = isChange ? 'exceptZero' : 'auto';
  return moneyFormat(currency, { locale, signDisplay })(asExact(amount));
}

export function formatPercent(
  amount: string | null,
  { places = 2, isChange = true, locale }: { places?: number; isChange?: boolean; locale?: string } = {},
): string {
  if (amount === null) return '—';
  const format = numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: places,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  });
  return format.format(asExact(amount));
}
