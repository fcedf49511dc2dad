import { moneyFormat } from '@/utils/money';

const decimalPlacesOf = (decimal: string): number => (decimal.split('.')[1] ?? '').length;

const CENTS = 2;

export const moneyTick =
  (currency: string) =>
  (decimal: string): string => {
    const places = decimalPlacesOf(decimal) === 0 ? 0 : Math.max(CENTS, decimalPlacesOf(decimal));
    return moneyFormat(currency, { minimumFractionDigits: places, maximumFractionDigits: places })(Number(decimal));
  };

export const plainTick = (decimal: string): string =>
  new Intl.NumberFormat(undefined, {
    minimumFractionDigits: decimalPlacesOf(decimal),
    maximumFractionDigits: decimalPlacesOf(decimal),
  }).format(Number(decimal));
