import * as z from 'zod/mini';

/** What a tab keeps of any review: when it was made, and the keys of those that it replaces. A copy without them is no review. */
export const reviewShape = { madeAt: z.number(), earlier: z.readonly(z.array(z.string())) };
