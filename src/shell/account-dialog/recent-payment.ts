import * as z from 'zod/mini';

const recentPaymentSchema = z.object({
  hash: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
  description: z.string(),
  confirmations: z.optional(z.int().check(z.gte(1))),
  status: z.enum(['pending', 'confirmed', 'failed']),
});

export type RecentPayment = z.infer<typeof recentPaymentSchema>;

export const SHOWN = 3;
export const MAX_COMPLETED = 10;

/** Skips invalid entries, so that one damaged entry does not hide the others. */
export function readRecentPayments(entries: readonly unknown[]): RecentPayment[] {
  return entries.flatMap((entry) => {
    const read = recentPaymentSchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

export function keepRecent(payments: readonly RecentPayment[]): RecentPayment[] {
  let completed = 0;
  return payments.filter(({ status }) => status === 'pending' || ++completed <= MAX_COMPLETED);
}
