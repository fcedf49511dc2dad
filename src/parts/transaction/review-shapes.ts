import * as z from 'zod/mini';

export const reviewShape = {
  madeAt: z.number(),
  firstMadeAt: z.number(),
  earlier: z.readonly(z.array(z.string())),
};

export const replacedShape = { replaced: z.optional(z.readonly(z.array(z.string()))) };
