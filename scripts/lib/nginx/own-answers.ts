import { COMMON_HEADERS, headersFor, NOSNIFF } from '@/config/csp';
import type { HttpAnswer } from './ask';

const NAMES = [...COMMON_HEADERS, NOSNIFF, ...headersFor('base')].map(({ key }: { key: string }) => key.toLowerCase());

/** nginx's own answers must have each of the site's security headers exactly once. */
export const missingHeaders = ({ headers }: HttpAnswer): string[] =>
  NAMES.flatMap((name) => {
    const value = headers[name];
    if (value === undefined) return [`${name} is missing`];
    return value.includes(' | ') ? [`${name} is there twice`] : [];
  });
