import type { Claim, Stake } from '@/api/contract';
import { isAppError } from '@/errors/app-error';
import { parseServiceAmount } from '@/utils/service-amount';

const unitsOf = (text: string): bigint => parseServiceAmount(text) ?? 0n;

/** The text for a claim whose answer was lost. The idempotency key prevents a second claim. */
export const CLAIM_RETRY_HINT = 'If your claim has reached us, trying again won’t claim twice.';

/** After a lost answer, a retry returns the same claims. One of them may have failed meanwhile. */
export const claimedText = (claims: readonly Claim[]): string =>
  claims.length > 0 && claims.every(({ status }) => status !== 'FAILED')
    ? 'Claimed. The bank will send it to your linked wallet.'
    : 'The bank could not pay all of it.';

export type Exit = NonNullable<Stake['exit']>;

export const returnedShares = ({ shares }: Exit, { amount }: Pick<Stake, 'amount'>): string => shares ?? amount;

export const paysAtLeast = (now: Exit, seen: Exit, stake: Pick<Stake, 'amount'>): boolean =>
  unitsOf(now.reward) >= unitsOf(seen.reward) &&
  unitsOf(returnedShares(now, stake)) >= unitsOf(returnedShares(seen, stake));

export const isExitRefused = (error: unknown): boolean =>
  isAppError(error) && (error.fault.kind === 'conflict' || error.fault.kind === 'form');

type Leaving = { exit: Exit; shares: string };

export const exitFacts = ({ exit, shares }: Leaving): readonly (readonly [string, string])[] => [
  ['Shares you get back', shares],
  ['Rewards paid', exit.reward],
  ['Cost to you', exit.cost],
];
