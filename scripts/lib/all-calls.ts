import * as contract from '@/api/contract';
import type { Call } from '@/api/contract';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'request' in value;

export const ALL_CALLS: readonly { name: string; call: Call }[] = Object.entries(contract)
  .flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []))
  .toSorted((a, b) => a.call.path.localeCompare(b.call.path) || a.call.method.localeCompare(b.call.method));

export const groupOf = ({ path }: Call): string => path.split('/')[0] ?? '';

export const pathFieldsOf = ({ path }: Call): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

export const travelsInQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';
