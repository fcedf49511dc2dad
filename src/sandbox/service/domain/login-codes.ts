import { triesLeft, wordsFor, type Failed } from './code-words';
import { tryCode } from './codes';
import { assertUnlocked, countWrongTry } from './limits';
import { Refusal, formRefusal } from './refusal';
import { CHANNELS, type Account, type Channel, type LoginAttempt } from './state';

type Given = Record<Channel, string | undefined>;

const FIELDS = { phone: 'phoneOtp', email: 'emailOtp' } as const;

/**
 * Tries what was given and says which codes are still missing. A right one stays accepted, whatever the other was.
 */
export function tryCodes(attempt: LoginAttempt, account: Account, given: Given, secret: string, now: number): Channel[] {
  const isOpen = (channel: Channel) => !attempt.channels[channel].isAccepted;
  const open = CHANNELS.filter(isOpen);
  const tried = open.flatMap((channel) => {
    const code = given[channel];
    return code === undefined ? [] : [{ channel, verdict: tryCode(attempt.channels[channel].code, code, secret, now) }];
  });
  if (tried.length === 0) throw nothingGiven(open);
  for (const { channel, verdict } of tried) {
    if (verdict.kind === 'right') attempt.channels[channel].isAccepted = true;
  }
  const failed = tried.filter((one): one is Failed => one.verdict.kind !== 'right');
  if (failed.length > 0) refuse(failed, account, now);
  return open.filter(isOpen);
}

const nothingGiven = (open: readonly Channel[]) =>
  formRefusal(Object.fromEntries(open.map((channel) => [FIELDS[channel], 'Enter the 6 digits of the code.'])));

function refuse(failed: readonly Failed[], account: Account, now: number): never {
  for (const { verdict } of failed) {
    if (verdict.kind === 'wrong') countWrongTry(account, now);
  }
  assertUnlocked(account, now);
  const errors = Object.fromEntries(failed.map((one) => [FIELDS[one.channel], wordsFor(one)]));
  const attemptsLeft = Math.min(...failed.map(triesLeft));
  throw new Refusal(attemptsLeft === 0 ? 410 : 422, Object.values(errors).join(' '), { errors, attemptsLeft });
}
