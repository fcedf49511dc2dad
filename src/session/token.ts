import { COOKIES } from '@/config/product';

export type ReadToken = { token: string; secretKey: string; subject?: string; expiresAtMs?: number };

/** Browsers drop a cookie of more than 4096 bytes, including its name. A longer token is therefore useless. */
const MAX_TOKEN_LENGTH = 4_096 - `${COOKIES.token}=`.length;
const LEEWAY_MS = 60_000;

export const SUBJECT_PREFIX = 'person:';

/**
 * Reads a stored token without verifying it, which only the service can do. Returns null without a `secretKey`, because
 * no request could be encrypted.
 */
export function readToken(token: string | null | undefined): ReadToken | null {
  if (!token || token.length > MAX_TOKEN_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) return null;
  const payload = payloadOf(token.split('.')[1] ?? '');
  if (payload === null || typeof payload.secretKey !== 'string' || payload.secretKey === '') return null;
  const hasExpiry = typeof payload.exp === 'number' && Number.isFinite(payload.exp);
  return {
    token,
    secretKey: payload.secretKey,
    subject: typeof payload.sub === 'string' && payload.sub !== '' ? payload.sub : undefined,
    expiresAtMs: hasExpiry ? Number(payload.exp) * 1000 : undefined,
  };
}

/** Without a subject, the end of the signature identifies the login. It gives no access to the account. */
export const ownerOf = ({ token, subject }: ReadToken): string =>
  subject === undefined ? `login:${token.slice(-16)}` : `${SUBJECT_PREFIX}${subject}`;

type Payload = { secretKey?: unknown; sub?: unknown; exp?: unknown };

function payloadOf(base64url: string): Payload | null {
  try {
    const bytes = Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

export const isPastExpiry = ({ expiresAtMs }: ReadToken, nowMs: number): boolean =>
  expiresAtMs !== undefined && nowMs > expiresAtMs + LEEWAY_MS;
