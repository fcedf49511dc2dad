import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type PasswordHash = { salt: string; hash: string };

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);
const LENGTH = 32;
/** Low in tests, which log in thousands of times. */
const COST = { N: process.env.NODE_ENV === 'test' ? 2 : 2 ** 13 };

export async function hashPassword(password: string, salt = randomBytes(16).toString('hex')): Promise<PasswordHash> {
  return { salt, hash: (await derive(password, salt, LENGTH, COST)).toString('hex') };
}

/** The hash for an unknown e-mail, so that the work is the same and the timing reveals nothing. */
const DUMMY_HASH: PasswordHash = { salt: '00'.repeat(16), hash: '00'.repeat(LENGTH) };

export async function isPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, hash } = stored ?? DUMMY_HASH;
  const given = await derive(password, salt, LENGTH, COST);
  return timingSafeEqual(Buffer.from(hash, 'hex'), given) && stored !== undefined;
}
