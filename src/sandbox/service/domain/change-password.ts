import type { RequestOf, changePassword } from '@/api/contract';
import { assertStrong } from './password-rules';
import { hashPassword } from './passwords';
import { assertOwnPassword } from './own-password';
import { formRefusal } from './refusal';
import { assertStillOpen, endSessionsOf, type Member } from './sessions';
import type { State } from './state';
import { securityText, notifyOwner } from './notify-owner';
import { assertSecondFactor } from './two-factor';

const CHANGED = securityText(
  'Your password was changed',
  'Your password was changed in your account, and your other sessions were ended.',
);

const NOT_PRESENT = { oldPassword: 'This is not your current password.' };

export async function changeOwnPassword(
  state: State,
  member: Member,
  { oldPassword, newPassword, totp }: RequestOf<typeof changePassword>,
  now: number,
): Promise<Record<string, never>> {
  const { account, session } = member;
  const present = account.password;
  await assertOwnPassword(state, member, oldPassword, NOT_PRESENT, now);
  if (newPassword === oldPassword)
    throw formRefusal({ newPassword: 'Choose a password different from your current one.' });
  assertStrong('newPassword', newPassword, [account.email, account.firstName, account.lastName]);
  const hashed = await hashPassword(newPassword);
  // No `await` may follow, so that only one of two concurrent changes wins and an ended session changes nothing.
  assertStillOpen(state, member);
  if (account.password !== present) throw formRefusal(NOT_PRESENT);
  assertSecondFactor(state, account, { totp }, now);
  account.password = hashed;
  endSessionsOf(state, account, session);
  notifyOwner(state, account, CHANGED, now);
  return {};
}
