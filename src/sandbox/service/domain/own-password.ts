import { assertUnlocked, countWrongTry } from './limits';
import { isPassword } from './passwords';
import { formRefusal, type FieldErrors } from './refusal';
import { assertStillOpen, type Member } from './sessions';
import type { State } from './state';

/**
 * The present password of somebody who is logged in. A wrong one counts with the wrong codes, so that an open session
 * does not let a stranger guess it. After the wait it is looked at again: guesses that came together are counted, and a
 * password that was replaced meanwhile is none.
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
