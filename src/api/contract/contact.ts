import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { email } from './shared/codes';
import { captcha, openEnum, shortText, told, toldText } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const contactUs = defineCall(
  'POST',
  'user/contactUs',
  z.object({
    name: shortText,
    email,
    topic: shortText,
    message: z.string().check(z.minLength(1), z.maxLength(5_000)),
    orderRef: z.optional(shortText),
    captcha,
  }),
  z.object({ ticketNo: toldText }),
  PUBLIC,
);

/** Consent must be given, or there is nothing to subscribe to. */
export const userSubscribe = defineCall(
  'POST',
  'user/userSubscribe',
  z.object({ email, consent: z.literal(true) }),
  z.object({ state: told(openEnum) }),
  PUBLIC,
);
