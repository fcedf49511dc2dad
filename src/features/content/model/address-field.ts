import type { NextRouter } from 'next/router';
import { ownValue } from '@/utils/own-value';

/** One field of the address; null while a prerendered page has not read its address yet. */
export function addressField({ isReady, query }: Pick<NextRouter, 'isReady' | 'query'>, name: string): string | null {
  if (!isReady) return null;
  const value = ownValue(query, name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
