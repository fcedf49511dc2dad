import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabValue } from '@/utils/tab-value';
import { NO_CHANGE, type ChangeFlow } from './change-flow';

const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('naming'), typed: z.string() }),
  z.object({ step: z.literal('former'), next: address, offer: z.null() }),
  z.object({ step: z.literal('writing'), message: z.string() }),
  z.object({ step: z.literal('codes'), message: z.string(), sessionId: z.string() }),
]);

/** Never stores signatures and nonces. After a reload, the old wallet signs again. */
export const storedWalletChange = tabValue<ChangeFlow>({
  key: STORAGE_KEYS.walletChange,
  first: NO_CHANGE,
  parse: (value) => schema.parse(value),
  toStored: (flow) => {
    if (flow.step === 'closed') return null;
    return flow.step === 'former' || flow.step === 'next' ? { step: 'former', next: flow.next, offer: null } : flow;
  },
});
