import type { Stake } from '@/api/contract';
import { isAppError } from '@/errors/app-error';
import { parseServiceAmount as unitsTold } from '@/utils/service-amount';

const unitsOf = (text: string): bigint => unitsTold(text) ?? 0n;

/** Of a claim whose answer was lost: its key finds it again. */
export const CLAIM_KEPT = 'A claim that has reached us is not made twice.';

export type Exit = NonNullable<Stake['exit']>;

/** Where the bank names none, all of them. */
export const sharesBack = ({ shares }: Exit, { amount }: Pick<Stake, 'amount'>): string => shares ?? amount;

/** Whether nobody who has agreed to `seen` gets less. */
export const bringsAsMuch = (now: Exit, seen: Exit, stake: Pick<Stake, 'amount'>): boolean =>
  unitsOf(now.reward) >= unitsOf(seen.reward) && unitsOf(sharesBack(now, stake)) >= unitsOf(sharesBack(seen, stake));

/** The bank itself has said no to the figures: the investor who saw them is told so. */
export const isExitRefused = (error: unknown): boolean =>
  isAppError(error) && (error.fault.kind === 'conflict' || error.fault.kind === 'form');

type Leaving = { exit: Exit; shares: string };

export const exitFacts = ({ exit, shares }: Leaving): readonly (readonly [string, string])[] => [
  ['Shares that come back', shares],
  ['Rewards that are paid', exit.reward],
  ['It costs you', exit.cost],
];
