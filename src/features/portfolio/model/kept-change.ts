import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import { NO_CHANGE, type ChangeFlow } from './change-flow';

const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('naming'), typed: z.string() }),
  z.object({ step: z.literal('former'), next: address, offer: z.null() }),
  z.object({ step: z.literal('writing'), message: z.string() }),
  z.object({ step: z.literal('codes'), message: z.string(), sessionId: z.string() }),
]);

export function keptChange(): ChangeFlow {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.walletChange) ?? ''));
  } catch {
    return NO_CHANGE;
  }
}

/** Signatures and nonces are never stored: after a reload, the old wallet signs again. */
export function keepChange(flow: ChangeFlow): void {
  if (flow.step === 'closed') return tabStore.remove(STORAGE_KEYS.walletChange);
  const kept = flow.step === 'former' || flow.step === 'next' ? { step: 'former', next: flow.next, offer: null } : flow;
  tabStore.write(STORAGE_KEYS.walletChange, JSON.stringify(kept));
}
