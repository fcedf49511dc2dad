import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { email, sessionId } from './shared/codes';
import { captcha, isoDate, openEnum, seconds, shortText, nullable, optionalText } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

/**
 * Who is logged in needs no captcha. Where such an investor writes of a lost wallet, codes go to phone and e-mail, and
 * `lostWallet` says where they are confirmed (`user/lostWallet`).
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

/** Consent must be given, or there is nothing to subscribe to. */
export const userSubscribe = defineCall(
  'POST',
  'user/userSubscribe',
  z.object({ email, consent: z.literal(true) }),
  z.object({ state: nullable(openEnum) }),
  PUBLIC,
);
