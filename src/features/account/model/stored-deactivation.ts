import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabValue } from '@/utils/tab-value';
import { NO_DEACTIVATION, type DeactivationFlow } from './deactivation-flow';

const draft = z.object({ reason: z.string(), more: z.string() });
const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('consequences'), draft }),
  z.object({ step: z.literal('reason'), draft }),
  z.object({ step: z.literal('code'), draft, sessionId: z.string(), resendAt: z.number() }),
]);

/**
 * Never stores the password. Stores `blocked` as `reason`, because the blockers may be gone when the user continues.
 */
export const storedDeactivation = tabValue<DeactivationFlow>({
  key: STORAGE_KEYS.deactivation,
  first: NO_DEACTIVATION,
  parse: (value) => schema.parse(value),
  toStored: (flow) => {
    if (flow.step === 'closed') return null;
    return flow.step === 'blocked' ? { step: 'reason', draft: flow.draft } : flow;
  },
});
