import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { reviewShape } from '@/parts/transaction/kept-review';
import { tabStore } from '@/utils/storage';

const token = z.enum(['FNX', 'USDT', 'BNB']);
const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
const schema = z.object({
  draft: z.object({ token, to: z.string(), amount: z.string() }),
  /** What is reviewed or under way. Its identity is made with the review: a reload comes back to the same action. */
  review: z.nullable(
    z.object({
      id: z.string().check(z.minLength(1)),
      ...reviewShape,
      token,
      to: address,
      amount: z.string(),
      from: address,
      /** By which the address was found: it must lead there still when the wallet is asked. */
      name: z.optional(z.string()),
      /** The name tells the address for Ethereum, and none for this chain. */
      isOfEthereum: z.optional(z.literal(true)),
    }),
  ),
});

export type KeptSending = z.infer<typeof schema>;
export type SendDraft = KeptSending['draft'];
export type ReviewedSending = NonNullable<KeptSending['review']>;

export const NO_SENDING: KeptSending = { draft: { token: 'FNX', to: '', amount: '' }, review: null };

/** Of this tab alone, until somebody logs out. */
export function keptSending(): KeptSending {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.sending) ?? ''));
  } catch {
    return NO_SENDING;
  }
}

export const keepSending = (sending: KeptSending): boolean =>
  tabStore.write(STORAGE_KEYS.sending, JSON.stringify(sending));
