import { amountOf, parseServiceAmount } from '@/utils/service-amount';
import { BANK } from '@/config/bank-identity';

export type Moment = { iso: string; label: string };

export type ServiceFact = { label: string; value: string; asOf: Moment; source: string };

export const END_OF_OCTOBER: Moment = { iso: '2026-10-31', label: '31 October 2026' };

export const SOURCE = BANK;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const momentOf = (iso: string): Moment => ({ iso: iso.slice(0, 10), label: DAY.format(new Date(iso)) });

export function grouped(value: string): string {
  const [whole = '', ...rest] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

const MONEY = /^(?<dollar>\$)?(?<digits>[\d,]+(?:\.\d+)?)(?<millions>\u00a0m)?(?:\u00a0(?<code>[A-Z]{3}))?$/;
const MILLION = 1_000_000n;

export function moneyIn(text: string): { amount: string; currency: string } | null {
  const { dollar, digits = '', millions, code } = MONEY.exec(text)?.groups ?? {};
  const currency = dollar ? 'USD' : code;
  const units = parseServiceAmount(digits.replaceAll(',', ''));
  if (units === null || !currency) return null;
  return { amount: amountOf(millions ? units * MILLION : units), currency };
}

export function formatFigure({ value, unit }: { value: string; unit: string }): string {
  const digits = grouped(value);
  if (unit === 'USD' || unit === 'USD m') return `$${digits}${unit === 'USD' ? '' : '\u00a0m'}`;
  return unit === '%' ? `${digits}%` : `${digits}\u00a0${unit}`;
}
