import * as z from 'zod/mini';
import { createStoredFlow } from './stored-flow';
import { FIRST_STEP, loginFlow, type LoginEvent, type LoginFlow } from './login-flow';
import { pendingCodes } from './pending-codes';

const schema = () =>
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('credentials') }),
    z.object({
      step: z.literal('codes'),
      login: pendingCodes(),
      channels: z.array(z.enum(['phone', 'email'])).check(z.minLength(1)),
    }),
    z.object({ step: z.literal('authenticator'), login: pendingCodes() }),
  ]);

export const storedLoginFlow = createStoredFlow<LoginFlow, LoginEvent>({
  key: 'login_flow',
  first: FIRST_STEP,
  reduce: loginFlow,
  schema: schema,
});

export const sendLoginEvent = storedLoginFlow.send;
