import { isAnyGiven, tryCodes, type GivenCodes } from './login-codes';
import { formRefusal } from './refusal';
import { CHANNELS, type Account, type Channel, type LoginAttempt, type State } from './state';
import { tookSecondFactor } from './two-factor';

type Given = GivenCodes & { totp: string | undefined; recoveryCode: string | undefined };
type Factor = Channel | 'totp';

const FIELDS = { phone: 'phoneOtp', email: 'emailOtp', totp: 'totp' } as const;

const wantsSecondFactor = (attempt: LoginAttempt, account: Account) =>
  account.twoFactorEnabled && !attempt.isSecondFactorAccepted;

const openFactors = (attempt: LoginAttempt, account: Account): Factor[] => [
  ...CHANNELS.filter((channel) => !attempt.channels[channel].isAccepted),
  ...(wantsSecondFactor(attempt, account) ? (['totp'] as const) : []),
];

/**
 * Returns the factors that are still missing. Checks the phone and e-mail codes first, so that a wrong one does not use
 * up the authenticator code.
 */
export function tryFactors(state: State, attempt: LoginAttempt, account: Account, given: Given, now: number): Factor[] {
  const before = openFactors(attempt, account);
  const hadCodes = isAnyGiven(attempt, given);
  if (hadCodes) tryCodes(attempt, account, given, state.secret, now);
  const hadSecond = wantsSecondFactor(attempt, account) && tookSecondFactor(state, account, given, now);
  if (hadSecond) attempt.isSecondFactorAccepted = true;
  if (before.length > 0 && !hadCodes && !hadSecond) throw nothingGiven(before);
  return openFactors(attempt, account);
}

const nothingGiven = (open: readonly Factor[]) =>
  formRefusal(Object.fromEntries(open.map((factor) => [FIELDS[factor], 'Enter the 6 digits of the code.'])));
