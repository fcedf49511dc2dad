import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { email, newPassword, oneTimeCode, password, resent, sessionId } from '../shared/codes';
import { captcha, isoDate, nothing, seconds, optionalText } from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

/** Gives the same answer whether or not the account exists. */
export const forgotPassword = defineCall(
  'POST',
  'user/forgotPassword',
  z.object({ email, captcha }),
  z.object({ sessionId, emailMasked: optionalText, expiresAt: isoDate, resendAfter: seconds }),
  PUBLIC,
);

export const verifyForgotOtp = defineCall(
  'POST',
  'user/verifyOTPForgotPassword',
  z.object({ sessionId, otp: oneTimeCode }),
  z.object({ resetToken: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  PUBLIC,
);

export const resetPassword = defineCall(
  'POST',
  'user/resetPassword/{token}',
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(4_000)), password: newPassword }),
  nothing,
  PUBLIC,
);

export const changePassword = defineCall(
  'PUT',
  'user/changePassword',
  z.object({ oldPassword: password, newPassword, totp: z.optional(oneTimeCode) }),
  nothing,
  { encrypted: true },
);

export const sendOtpEmail = defineCall(
  'POST',
  'user/sendOTPEmail',
  z.object({ sessionId, purpose: z.enum(['FORGOT', 'DEACTIVATE']) }),
  resent,
  PUBLIC,
);
