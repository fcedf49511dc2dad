import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { replacedShape, reviewShape } from '@/parts/transaction/review-shapes';
import { tabValue } from '@/utils/tab-value';

const token = z.enum(['FNX', 'USDT', 'BNB']);
const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
const review = z.object({
  id: z.string().check(z.minLength(1)),
  ...reviewShape,
  token,
  to: address,
  amount: z.string(),
  from: address,
  /** The name that resolved to `to`. At submit, it must still resolve to this address. */
  name: z.optional(z.string()),
  /** True if the name resolves to this address on Ethereum and has no address for BNB Smart Chain. */
  isOfEthereum: z.optional(z.literal(true)),
});
const schema = z.object({
  draft: z.object({ token, to: z.string(), amount: z.string() }),
  review: z.nullable(review),
  finished: z.optional(z.nullable(review)),
  ...replacedShape,
});

export type StoredTransfer = z.infer<typeof schema>;
export type SendDraft = StoredTransfer['draft'];
export type ReviewedSending = NonNullable<StoredTransfer['review']>;

export const storedTransfer = tabValue<StoredTransfer>({
  key: STORAGE_KEYS.sending,
  first: { draft: { token: 'FNX', to: '', amount: '' }, review: null },
  parse: (value) => schema.parse(value),
});
