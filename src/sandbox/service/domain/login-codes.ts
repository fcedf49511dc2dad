import { triesLeft, textFor, type Failed } from './code-text';
import { tryCode } from './codes';
import { assertUnlocked, countWrongTry } from './limits';
import { Refusal } from './refusal';
import { CHANNELS, type Account, type Channel, type LoginAttempt } from './state';

export type GivenCodes = Record<Channel, string | undefined>;

const FIELDS = { phone: 'phoneOtp', email: 'emailOtp' } as const;

type Coded = Pick<LoginAttempt, 'channels'>;

const openChannels = ({ channels }: Coded) => CHANNELS.filter((channel) => !channels[channel].isAccepted);

export const isAnyGiven = (attempt: Coded, given: GivenCodes): boolean =>
  openChannels(attempt).some((channel) => given[channel] !== undefined);

export function tryCodes(attempt: Coded, account: Account, given: GivenCodes, secret: string, now: number): void {
  const tried = openChannels(attempt).flatMap((channel) => {
    const code = given[channel];
    return code === undefined ? [] : [{ channel, verdict: tryCode(attempt.channels[channel].code, code, secret, now) }];
  });
  for (const { channel, verdict } of tried) {
    if (verdict.kind === 'right') attempt.channels[channel].isAccepted = true;
  }
  const failed = tried.filter((one): one is Failed => one.verdict.kind !== 'right');
  if (failed.length > 0) refuse(failed, account, now);
}

function refuse(failed: readonly Failed[], account: Account, now: number): never {
  for (const { verdict } of failed) {
    if (verdict.kind === 'wrong') countWrongTry(account, now);
  }
  assertUnlocked(account, now);
  const errors = Object.fromEntries(failed.map((one) => [FIELDS[one.channel], textFor(one)]));
  const attemptsLeft = Math.min(...failed.map(triesLeft));
  throw new Refusal(attemptsLeft === 0 ? 410 : 422, Object.values(errors).join(' '), { errors, attemptsLeft });
}
