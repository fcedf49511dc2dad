import type { RequestOf, changePassword } from '@/api/contract';
import { sendNotice } from './inbox';
import { assertStrong } from './password-rules';
import { hashPassword, isPassword } from './passwords';
import { formRefusal } from './refusal';
import { assertSecondFactor } from './second-factor';
import { endSessionsOf, type Member } from './sessions';
import type { State } from './state';

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
  assertSecondFactor(account, totp);
  account.password = hashed;
  endSessionsOf(state, account, session);
  sendNotice(state, account.email, 'PASSWORD_CHANGED', now);
  return {};
}
