import * as z from 'zod/mini';

/** Fields of every stored review. A copy without them is invalid. */
export const reviewShape = {
  madeAt: z.number(),
  firstMadeAt: z.number(),
  earlier: z.readonly(z.array(z.string())),
};
