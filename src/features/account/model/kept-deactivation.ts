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

/** Of this tab alone, until somebody logs out. The password is never in it. */
export function keptDeactivation(): DeactivationFlow {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.deactivation) ?? ''));
  } catch {
    return NO_DEACTIVATION;
  }
}

/** What was in the way may be gone by the next look: it is asked for again. */
export function keepDeactivation(flow: DeactivationFlow): void {
  if (flow.step === 'closed') return tabStore.remove(STORAGE_KEYS.deactivation);
  const kept = flow.step === 'blocked' ? { step: 'reason', draft: flow.draft } : flow;
  tabStore.write(STORAGE_KEYS.deactivation, JSON.stringify(kept));
}
