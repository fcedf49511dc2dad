import { DOCUMENT_LOCALE } from '@/utils/dates';
import { formatAmount, truncate } from '@/utils/money';

const PLACES = 4;
const hasFraction = (shares: string): boolean => /\.\d*[1-9]/.test(truncate(shares, PLACES));

/** Uses a fixed locale, so that a certificate shows everyone the same count. */
export const shareCount = (shares: string): string =>
  formatAmount(shares, { places: PLACES, minPlaces: hasFraction(shares) ? 2 : 0, locale: DOCUMENT_LOCALE });
