import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { email, oneTimeCode, password, recoveryCode, resent, sessionId } from '../shared/codes';
import { user } from '../shared/entities';
import {
  captcha,
  isoDate,
  listOf,
  nothing,
  openEnum,
  seconds,
  sessionToken,
  nullable,
  optionalText,
} from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

const requires = z.object({ phone: z.boolean(), email: z.boolean(), totp: z.boolean() });

export const userLogin = defineCall(
  'POST',
  'user/userLogin',
  z.object({ email, password, captcha }),
  z.object({
    sessionId,
    requires,
    phoneMasked: optionalText,
    emailMasked: optionalText,
    expiresAt: isoDate,
    resendAfter: seconds,
  }),
  PUBLIC,
);

export const loginVerifyOtp = defineCall(
  'POST',
  'user/login-verify-otp',
  z.object({
    sessionId,
    phoneOtp: z.optional(oneTimeCode),
    emailOtp: z.optional(oneTimeCode),
    totp: z.optional(oneTimeCode),
    recoveryCode: z.optional(recoveryCode),
  }),
  z.union([z.object({ token: sessionToken, user: nullable(user) }), z.object({ remaining: listOf(openEnum, 100) })]),
  PUBLIC,
);

export const loginResendOtp = defineCall(
  'POST',
  'user/login-resend-otp',
  z.object({ sessionId, channel: z.enum(['phone', 'email']) }),
  resent,
  PUBLIC,
);

export const getProfile = defineCall('GET', 'user/getProfile', nothing, user);
