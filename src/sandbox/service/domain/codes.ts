import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { MINUTE } from './clock';

export type CodeState = { hash: string; salt: string; expiresAt: number; wrongTries: number };

const CODE_LIFE_MS = 10 * MINUTE;
const TRIES_PER_CODE = 5;

export type CodeVerdict =
  { kind: 'right' } | { kind: 'wrong'; attemptsLeft: number } | { kind: 'dead' } | { kind: 'expired' };

const hashOf = (code: string, salt: string, secret: string) =>
  createHmac('sha256', secret).update(`${salt}:${code}`).digest('hex');

type Issued = { code: string; state: CodeState };

export function issueCode(secret: string, salt: string, now: number, lifeMs = CODE_LIFE_MS): Issued {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  return { code, state: { hash: hashOf(code, salt, secret), salt, expiresAt: now + lifeMs, wrongTries: 0 } };
}

export function tryCode(state: CodeState, code: string, secret: string, now: number): CodeVerdict {
  if (state.wrongTries >= TRIES_PER_CODE) return { kind: 'dead' };
  if (now >= state.expiresAt) return { kind: 'expired' };
  if (isSameDigest(hashOf(code, state.salt, secret), state.hash)) return { kind: 'right' };
  state.wrongTries += 1;
  return { kind: 'wrong', attemptsLeft: TRIES_PER_CODE - state.wrongTries };
}

const isSameDigest = (a: string, b: string) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
