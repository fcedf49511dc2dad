import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { createStoredFlow } from './stored-flow';
import { pendingCodes } from './pending-codes';
import { SIGN_UP_START, signUpFlow, type SignUpEvent, type SignUpFlow } from './sign-up-flow';

const draft = () =>
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneCountry: z.string(),
    phone: z.string(),
    country: z.string(),
  });

const schema = () =>
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('details'), draft: draft() }),
    z.object({
      step: z.literal('codes'),
      signUp: pendingCodes(),
      open: z.array(z.enum(['phone', 'email'])).check(z.minLength(1)),
      draft: draft(),
    }),
    z.object({ step: z.literal('done'), email: z.string() }),
  ]);

export const storedSignUpFlow = createStoredFlow<SignUpFlow, SignUpEvent>({
  key: STORAGE_KEYS.signUp,
  first: SIGN_UP_START,
  reduce: signUpFlow,
  schema: schema,
});
