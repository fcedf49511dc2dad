import * as z from 'zod/mini';

/** Fields of every stored review. A copy without them is invalid; former releases stored no `firstMadeAt`. */
export const reviewShape = {
  madeAt: z.number(),
  firstMadeAt: z.optional(z.number()),
  earlier: z.readonly(z.array(z.string())),
};
