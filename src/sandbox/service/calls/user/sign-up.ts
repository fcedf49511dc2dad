import {
  createAccount,
  resendEmailOtp,
  resendPhoneOtp,
  verifyEmailOtp,
  verifyPhoneOtp,
  type DataOf,
  type RequestOf,
} from '@/api/contract';
import { createSignUp } from '../../domain/create-account';
import { resendSignUpCode, sendOwnCode, verifySignUpCode } from '../../domain/sign-up-codes';
import { formRefusal } from '../../domain/refusal';
import type { Member } from '../../domain/sessions';
import type { Channel } from '../../domain/state';
import { forAnyone, openTo, type Context, type Entry } from '../../entry';

function sendCode(
  channel: Channel,
  { sessionId }: RequestOf<typeof resendPhoneOtp>,
  { state, app, now }: Context,
  member: Member | null,
): DataOf<typeof resendPhoneOtp> {
  if (sessionId !== undefined) return resendSignUpCode(state, channel, sessionId, app.origin, now);
  if (!member) throw formRefusal({ sessionId: 'Log in, or name the sign-up in progress.' });
  return sendOwnCode(state, channel, member.account, app.origin, now);
}

export const SIGN_UP_CALLS: readonly Entry[] = [
  openTo(createAccount, (request, { state, app, now }) => createSignUp(state, request, app.origin, now)),
  openTo(verifyPhoneOtp, (request, { state, now }) => verifySignUpCode(state, 'phone', request, now)),
  openTo(verifyEmailOtp, (request, { state, now }) => verifySignUpCode(state, 'email', request, now)),
  forAnyone(resendPhoneOtp, (request, context, member) => sendCode('phone', request, context, member)),
  forAnyone(resendEmailOtp, (request, context, member) => sendCode('email', request, context, member)),
];
