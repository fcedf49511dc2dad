import type { CodeVerdict } from './codes';
import type { Channel } from './state';

export type Failed = { channel: Channel; verdict: Exclude<CodeVerdict, { kind: 'right' }> };

const PLACES = { phone: 'from your phone', email: 'from your e-mail' } as const;

const TEXTS = {
  wrong: 'is wrong.',
  dead: 'was entered wrongly too many times. Request a new one.',
  expired: 'has expired. Request a new one.',
} as const;

export const triesLeft = ({ verdict }: Failed): number => (verdict.kind === 'wrong' ? verdict.attemptsLeft : 0);

export function textFor(failed: Failed): string {
  const { kind } = failed.verdict;
  const outcome = kind === 'wrong' && triesLeft(failed) === 0 ? 'dead' : kind;
  return `The code ${PLACES[failed.channel]} ${TEXTS[outcome]}`;
}
