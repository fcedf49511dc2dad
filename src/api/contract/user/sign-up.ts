import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { email, newPassword, oneTimeCode, resent, sessionId } from '../shared/codes';
import { user } from '../shared/entities';
import {
  captcha,
  country,
  isoDate,
  openEnum,
  seconds,
  sessionToken,
  shortText,
  optional,
  optionalText,
} from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

/**
 * If the `sessionId` of an unfinished sign-up is given, this call corrects that sign-up, for example a mistyped number.
 */
export const createAccount = defineCall(
  'POST',
  'user/create-account',
  z.object({
    sessionId: z.optional(sessionId),
    firstName: shortText,
    lastName: shortText,
    email,
    phone: z.string().check(z.regex(/^\d{4,14}$/)),
    countryCode: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/)),
    country,
    password: newPassword,
    termsVersion: shortText,
    riskVersion: shortText,
    captcha,
  }),
  z.object({
    sessionId,
    phoneMasked: optionalText,
    emailMasked: optionalText,
    expiresAt: isoDate,
    resendAfter: seconds,
  }),
  PUBLIC,
);

const given = z.object({ sessionId, otp: oneTimeCode });
/**
 * The last code of a new account can log in at once: the answer then has a token. An account with an authenticator, or
 * one that existed before, gets none.
 */
const verified = z.object({ next: openEnum, token: optional(sessionToken), user: optional(user) });

export const verifyPhoneOtp = defineCall('POST', 'user/verify-phone-otp', given, verified, PUBLIC);
export const verifyEmailOtp = defineCall('POST', 'user/verify-email-otp', given, verified, PUBLIC);

/**
 * Without a `sessionId`, the code goes to the logged-in investor. The answer then names the session. A code that was
 * sent a moment ago stays valid.
 */
const asked = z.object({ sessionId: z.optional(sessionId) });
const sent = z.extend(resent, { sessionId: z.nullish(sessionId) });

export const resendPhoneOtp = defineCall('POST', 'user/verify-phone-resend-otp', asked, sent, PUBLIC);
export const resendEmailOtp = defineCall('POST', 'user/verify-email-resend-otp', asked, sent, PUBLIC);
