import { DOCUMENT_LOCALE } from '@/utils/dates';
import { formatAmount } from '@/utils/money';

/** Whole shares without their noughts, the same on every machine: the certificate names them to everybody alike. */
export const shareCount = (shares: string): string =>
  formatAmount(shares, { locale: DOCUMENT_LOCALE }).replace(/\.00$/, '');
