import { assertUnlocked, countWrongTry } from './limits';
import { isPassword } from './passwords';
import { formRefusal, type FieldErrors } from './refusal';
import { assertStillOpen, type Member } from './sessions';
import type { State } from './state';

/**
 * Counts a wrong password as a wrong code, so that someone with an open session cannot guess the password. Repeats
 * the checks after the slow hash, because other guesses or a password change may have happened meanwhile.
 */
export async function assertOwnPassword(
  state: State,
  member: Member,
  given: string,
  refusal: FieldErrors,
  now: number,
): Promise<void> {
  const { account } = member;
  const present = account.password;
  assertUnlocked(account, now);
  const isRight = await isPassword(given, present);
  assertStillOpen(state, member);
  assertUnlocked(account, now);
  if (isRight && account.password === present) return;
  countWrongTry(account, now);
  throw formRefusal(refusal);
}
