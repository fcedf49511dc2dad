import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import { NO_DEACTIVATION, type DeactivationFlow } from './deactivation-flow';

const draft = z.object({ reason: z.string(), more: z.string() });
const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('consequences'), draft }),
  z.object({ step: z.literal('reason'), draft }),
  z.object({ step: z.literal('code'), draft, sessionId: z.string(), resendAt: z.number() }),
]);

/** Stored in this tab until logout. Never contains the password. */
export function keptDeactivation(): DeactivationFlow {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.deactivation) ?? ''));
  } catch {
    return NO_DEACTIVATION;
  }
}

/** Stores `blocked` as `reason`, because the blockers may be gone when the user continues. */
export function keepDeactivation(flow: DeactivationFlow): void {
  if (flow.step === 'closed') return tabStore.remove(STORAGE_KEYS.deactivation);
  const kept = flow.step === 'blocked' ? { step: 'reason', draft: flow.draft } : flow;
  tabStore.write(STORAGE_KEYS.deactivation, JSON.stringify(kept));
}
