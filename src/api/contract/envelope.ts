import * as z from 'zod/mini';

/** `{ status, message, data }`. Nothing in it is required: junk is judged by the classifier, not here. */
export const envelope = z.looseObject({
  status: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
});

export type Envelope = { status: number; message: string; data: unknown };
