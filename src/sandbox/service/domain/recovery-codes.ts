import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from './totp';

const CODES = 10;
const BYTES = 10;
const GROUP = /.{4}/g;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => (base32(randomBytes(BYTES)).match(GROUP) ?? []).join('-'));

const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const recoveryHash = (code: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${bare(code)}`)
    .digest('hex');

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
