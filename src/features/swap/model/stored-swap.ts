import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { replacedShape, reviewShape } from '@/parts/transaction/review-shapes';
import { txKeyOf } from '@/tx';
import type { ReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { tabValue } from '@/utils/tab-value';
import { DECIMALS } from '@/utils/money';

const poolToken = z.enum(['FNX', 'USDT', 'WBNB']);
const token = z.enum(['FNX', 'USDT', 'BNB', 'WBNB']);
const side = z.enum(['pay', 'get']);
const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
const digits = z.string().check(z.regex(/^\d+$/));
const id = z.string().check(z.minLength(1));
const decimals = z.int().check(z.gte(DECIMALS), z.lte(DECIMALS));

const review = z.object({
  type: z.enum(['swap', 'wrap', 'unwrap']),
  id,
  approvalId: id,
  ...reviewShape,
  from: address,
  pay: token,
  get: token,
  exact: side,
  paid: digits,
  got: digits,
  maxPaid: digits,
  minReceived: digits,
  route: z.array(poolToken),
  slippageBps: z.int().check(z.gte(0)),
  minutes: z.int().check(z.gte(1)),
  impactBps: digits,
  fee: digits,
  decimals: z.object({ pay: decimals, get: decimals }),
  /** Null if the price was not compared with the bank's published price. */
  deviationBps: z.nullable(digits),
  isAbove: z.optional(z.boolean()),
});

const schema = z.object({
  draft: z.object({ pay: token, get: token, exact: side, amount: z.string() }),
  review: z.nullable(review),
  finished: z.optional(z.nullable(review)),
  ...replacedShape,
});

export type StoredSwap = z.infer<typeof schema>;
export type SwapDraft = StoredSwap['draft'];
export type ReviewedSwap = NonNullable<StoredSwap['review']>;
export type SwapSteps = ReviewedAction<SwapDraft, ReviewedSwap>;

export const keyOfReview = ({ type, id }: Pick<ReviewedSwap, 'type' | 'id'>): string =>
  txKeyOf(type === 'swap' ? 'swap' : 'wrap', id);

export const storedSwap = tabValue<StoredSwap>({
  key: STORAGE_KEYS.swap,
  first: { draft: { pay: 'FNX', get: 'USDT', exact: 'pay', amount: '' }, review: null },
  parse: (value) => schema.parse(value),
});
