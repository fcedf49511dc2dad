import { createAccount, resendEmailOtp, resendPhoneOtp, verifyEmailOtp, verifyPhoneOtp } from '@/api/contract';
import { createSignUp } from '../../domain/create-account';
import { resendSignUpCode, verifySignUpCode } from '../../domain/sign-up-codes';
import { openTo, type Entry } from '../../entry';

export const SIGN_UP_CALLS: readonly Entry[] = [
  openTo(createAccount, (request, { state, app, now }) => createSignUp(state, request, app.origin, now)),
  openTo(verifyPhoneOtp, (request, { state, now }) => verifySignUpCode(state, 'phone', request, now)),
  openTo(verifyEmailOtp, (request, { state, now }) => verifySignUpCode(state, 'email', request, now)),
  openTo(resendPhoneOtp, (request, { state, app, now }) => resendSignUpCode(state, 'phone', request, app.origin, now)),
  openTo(resendEmailOtp, (request, { state, app, now }) => resendSignUpCode(state, 'email', request, app.origin, now)),
];
