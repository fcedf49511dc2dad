import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { email, sessionId } from './shared/codes';
import { captcha, isoDate, openEnum, seconds, shortText, nullable, optionalText } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

/**
 * Logged-in investors need no captcha. If an investor writes about a lost wallet, the service sends codes to phone and
 * e-mail. `lostWallet` then contains the session for `user/lostWallet`, which confirms the codes.
 */
export const contactUs = defineCall(
  'POST',
  'user/contactUs',
  z.object({
    name: shortText,
    email,
    topic: shortText,
    message: z.string().check(z.minLength(1), z.maxLength(5_000)),
    orderRef: z.optional(shortText),
    captcha: z.optional(captcha),
  }),
  z.object({
    ticketNo: optionalText,
    lostWallet: z.nullish(z.object({ sessionId, expiresAt: isoDate, resendAfter: seconds })),
  }),
  PUBLIC,
);

export const userSubscribe = defineCall(
  'POST',
  'user/userSubscribe',
  z.object({ email, consent: z.literal(true) }),
  z.object({ state: nullable(openEnum) }),
  PUBLIC,
);
