import { getProfile, loginResendOtp, loginVerifyOtp, logout, userLogin } from '@/api/contract';
import { profileOf } from '../../domain/accounts';
import { resendLoginCode, startLogin, verifyLogin } from '../../domain/login';
import { endSession } from '../../domain/sessions';
import { forMembers, openTo, type Entry } from '../../entry';

export const LOGIN_CALLS: readonly Entry[] = [
  openTo(userLogin, (request, { state, app, now }) => startLogin(state, request, app.origin, now)),
  openTo(loginVerifyOtp, (request, { state, now }) => verifyLogin(state, request, now)),
  openTo(loginResendOtp, (request, { state, app, now }) => resendLoginCode(state, request, app.origin, now)),
  forMembers(getProfile, (_request, _context, { account }) => profileOf(account)),
  forMembers(logout, (_request, { state }, { session }) => {
    endSession(state, session);
    return {};
  }),
];
