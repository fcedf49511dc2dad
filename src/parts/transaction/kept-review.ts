import * as z from 'zod/mini';

/**
 * Fields of every stored review: when it was made, and the keys of the reviews that it replaces. A copy without them is
 * invalid.
 */
export const reviewShape = { madeAt: z.number(), earlier: z.readonly(z.array(z.string())) };
