import type { NextRouter } from 'next/router';
import { ownValue } from '@/utils/own-value';

export function urlField({ isReady, query }: Pick<NextRouter, 'isReady' | 'query'>, name: string): string | null {
  if (!isReady) return null;
  const value = ownValue(query, name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
