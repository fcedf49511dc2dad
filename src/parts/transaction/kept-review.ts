import * as z from 'zod/mini';

export const reviewShape = {
  madeAt: z.number(),
  firstMadeAt: z.number(),
  earlier: z.readonly(z.array(z.string())),
};
