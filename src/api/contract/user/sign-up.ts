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

/** With the `sessionId` of an unfinished sign-up, this call corrects that sign-up, for example a mistyped number. */
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
 * The last code of a new account can log in at once: the answer then contains a token. There is no token for an account
 * that has an authenticator or that already existed.
 */
const verified = z.object({ next: openEnum, token: optional(sessionToken), user: optional(user) });

export const verifyPhoneOtp = defineCall('POST', 'user/verify-phone-otp', given, verified, PUBLIC);
export const verifyEmailOtp = defineCall('POST', 'user/verify-email-otp', given, verified, PUBLIC);

/**
 * Without a `sessionId`, the code goes to the logged-in investor, and the answer contains the session. A code that was
 * sent a moment ago stays valid.
 */
const asked = z.object({ sessionId: z.optional(sessionId) });
const sent = z.extend(resent, { sessionId: z.nullish(sessionId) });

export const resendPhoneOtp = defineCall('POST', 'user/verify-phone-resend-otp', asked, sent, PUBLIC);
export const resendEmailOtp = defineCall('POST', 'user/verify-email-resend-otp', asked, sent, PUBLIC);
