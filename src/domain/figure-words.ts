import { amountOf, parseServiceAmount } from '@/utils/service-amount';
import type { Moment } from './service-fact';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const momentOf = (iso: string): Moment => ({ iso: iso.slice(0, 10), words: DAY.format(new Date(iso)) });

export function grouped(value: string): string {
  const [whole = '', ...rest] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

const MONEY = /^(?<digits>[\d,]+(?:\.\d+)?)\u00a0(?<millions>m\u00a0)?(?<currency>[A-Z]{3})$/;
const MILLION = 1_000_000n;

export function moneyIn(words: string): { amount: string; currency: string } | null {
  const { digits = '', millions, currency } = MONEY.exec(words)?.groups ?? {};
  const units = parseServiceAmount(digits.replaceAll(',', ''));
  if (units === null || !currency) return null;
  return { amount: amountOf(millions ? units * MILLION : units), currency };
}

export const inWords = ({ value, unit }: { value: string; unit: string }): string =>
  `${grouped(value)}\u00a0${unit === 'USD m' ? 'm\u00a0USD' : unit}`;
