import { moneyFormat } from '@/utils/money';

const placesOf = (decimal: string): number => (decimal.split('.')[1] ?? '').length;

const CENTS = 2;

export const moneyTick =
  (currency: string) =>
  (decimal: string): string => {
    const places = placesOf(decimal) === 0 ? 0 : Math.max(CENTS, placesOf(decimal));
    return moneyFormat(currency, { minimumFractionDigits: places, maximumFractionDigits: places })(Number(decimal));
  };

export const plainTick = (decimal: string): string =>
  new Intl.NumberFormat(undefined, {
    minimumFractionDigits: placesOf(decimal),
    maximumFractionDigits: placesOf(decimal),
  }).format(Number(decimal));
