import type { RequestOf, changePassword } from '@/api/contract';
import { assertStrong } from './password-rules';
import { hashPassword, isPassword } from './passwords';
import { formRefusal } from './refusal';
import { endSessionsOf, type Member } from './sessions';
import type { State } from './state';
import { securityWords, tellOwner } from './tell';
import { assertSecondFactor } from './two-factor';

const CHANGED = securityWords(
  'Your password was changed',
  'Your password was changed from within your account, and your other sessions were ended.',
);

/** Every other session ends; the one that asked goes on. */
export async function changeOwnPassword(
  state: State,
  { account, session }: Member,
  { oldPassword, newPassword, totp }: RequestOf<typeof changePassword>,
  now: number,
): Promise<Record<string, never>> {
  if (!(await isPassword(oldPassword, account.password))) {
    throw formRefusal({ oldPassword: 'This is not your present password.' });
  }
  if (newPassword === oldPassword) throw formRefusal({ newPassword: 'Choose another password than the present one.' });
  assertStrong('newPassword', newPassword, [account.email, account.firstName, account.lastName]);
  const hashed = await hashPassword(newPassword);
  assertSecondFactor(state, account, { totp }, now);
  account.password = hashed;
  endSessionsOf(state, account, session);
  tellOwner(state, account, CHANGED, now);
  return {};
}
