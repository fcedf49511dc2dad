import type { Moment } from './told-fact';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const momentOf = (iso: string): Moment => ({ iso: iso.slice(0, 10), words: DAY.format(new Date(iso)) });

/** '4860' as '4,860'; what stands after the point stays as it was told. */
export function grouped(value: string): string {
  const [whole = '', ...rest] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** '4,860 m USD' and '17.2 %', in one piece. */
export const inWords = ({ value, unit }: { value: string; unit: string }): string =>
  `${grouped(value)}\u00a0${unit === 'USD m' ? 'm\u00a0USD' : unit}`;
