import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { FORGOT_START, forgotFlow, type ForgotEvent, type ForgotFlow } from './forgot-flow';
import { createStoredFlow } from './stored-flow';

const schema = () =>
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('email') }),
    z.object({
      step: z.literal('code'),
      pending: z.object({ sessionId: z.string(), email: z.string(), emailMasked: z.string(), resendAt: z.number() }),
    }),
    z.object({ step: z.literal('password'), token: z.string(), email: z.string(), isFromLink: z.boolean() }),
    z.object({ step: z.literal('done'), email: z.string() }),
  ]);

export const storedForgotFlow = createStoredFlow<ForgotFlow, ForgotEvent>({
  key: STORAGE_KEYS.forgotten,
  first: FORGOT_START,
  reduce: forgotFlow,
  schema: schema,
});
