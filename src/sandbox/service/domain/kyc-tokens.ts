import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { DataOf, RequestOf, generateSdkToken } from '@/api/contract';
import { SECOND } from './clock';
import { assertMayBeIdentified } from './gates';
import { Refusal, formRefusal } from './refusal';
import type { Account, State } from './state';
import { readClaims, signClaims } from './tokens';

export const KYC_LEVEL = 'fnx-identity';
const TTL_S = 600;

const claims = z.object({ use: z.literal('kyc'), sub: z.string(), jti: z.string(), exp: z.number() });

export function makeKycToken(
  state: State,
  account: Account,
  { levelName = KYC_LEVEL }: RequestOf<typeof generateSdkToken>,
  now: number,
): DataOf<typeof generateSdkToken> {
  if (levelName !== KYC_LEVEL) throw formRefusal({ levelName: 'This identity check does not exist.' });
  assertOpen(account);
  const content = { use: 'kyc', sub: account._id, jti: randomUUID(), exp: Math.floor(now / SECOND) + TTL_S };
  return { token: signClaims(content, state.secret), userId: account._id, ttl: TTL_S };
}

/** Throws after a final decision. During a review, the provider's page can still be opened. */
function assertOpen(account: Account): void {
  assertMayBeIdentified(account);
  const { kycStatus } = account;
  if (kycStatus === 'APPROVED') throw new Refusal(409, 'Your identity is already confirmed.');
  if (kycStatus === 'REJECTED')
    throw new Refusal(409, 'This identity check has a final result. Support can tell you more.');
}

export function accountOfKycToken(state: State, token: string, now: number): Account | undefined {
  const read = readClaims(claims, token, state.secret, now);
  return read
    ? state.accounts.find(({ _id, deactivatedAt }) => _id === read.sub && deactivatedAt === undefined)
    : undefined;
}
