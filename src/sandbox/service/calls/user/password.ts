import { changePassword, forgotPassword, resetPassword, sendOtpEmail, verifyForgotOtp } from '@/api/contract';
import { changeOwnPassword } from '../../domain/change-password';
import { startForgotten, verifyForgotCode } from '../../domain/forgotten-password';
import { resendMailedCode } from '../../domain/mailed-codes';
import { resetByToken } from '../../domain/reset-tokens';
import { forMembers, openTo, type Entry } from '../../entry';

export const PASSWORD_CALLS: readonly Entry[] = [
  openTo(forgotPassword, (request, { state, app, now }) => startForgotten(state, request, app.origin, now)),
  openTo(verifyForgotOtp, (request, { state, now }) => verifyForgotCode(state, request, now)),
  openTo(sendOtpEmail, (request, { state, app, now }) => resendMailedCode(state, request, app.origin, now)),
  openTo(resetPassword, (request, { state, now }) => resetByToken(state, request, now)),
  forMembers(changePassword, (request, { state, now }, member) => changeOwnPassword(state, member, request, now)),
];
