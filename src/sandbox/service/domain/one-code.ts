import { tryCode, type CodeState } from './codes';
import { assertUnlocked, countWrongTry } from './limits';
import { Refusal } from './refusal';
import type { Account, State } from './state';

const DEAD = 'There were too many wrong tries. Request a new code.';
const EXPIRED = 'The code has expired. Request a new one.';
const WRONG = 'The code is wrong.';

const gone = (words: string) => new Refusal(410, words, { errors: { otp: words }, attemptsLeft: 0 });

export function assertCode(state: State, account: Account, code: CodeState, otp: string, now: number): void {
  assertUnlocked(account, now);
  const verdict = tryCode(code, otp, state.secret, now);
  switch (verdict.kind) {
    case 'right':
      return;
    case 'dead':
      throw gone(DEAD);
    case 'expired':
      throw gone(EXPIRED);
    case 'wrong':
      countWrongTry(account, now);
      assertUnlocked(account, now);
      if (verdict.attemptsLeft === 0) throw gone(DEAD);
      throw new Refusal(422, WRONG, { errors: { otp: WRONG }, attemptsLeft: verdict.attemptsLeft });
  }
}
