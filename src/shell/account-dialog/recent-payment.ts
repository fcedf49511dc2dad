import * as z from 'zod/mini';

/** A transaction that this browser remembers, as the account dialog shows it. */
const recentPaymentSchema = z.object({
  hash: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
  description: z.string(),
  /** How many it waits for. */
  confirmations: z.optional(z.int().check(z.gte(1))),
  status: z.enum(['pending', 'confirmed', 'failed']),
});

export type RecentPayment = z.infer<typeof recentPaymentSchema>;

export const SHOWN = 3;
export const COMPLETED_KEPT = 10;

/** What is not a transaction is left out: one damaged entry must not hide the others. */
export function readRecentPayments(entries: readonly unknown[]): RecentPayment[] {
  return entries.flatMap((entry) => {
    const read = recentPaymentSchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

/** Newest first: all that are pending, and of the others the newest ten. */
export function keepRecent(payments: readonly RecentPayment[]): RecentPayment[] {
  let completed = 0;
  return payments.filter(({ status }) => status === 'pending' || ++completed <= COMPLETED_KEPT);
}
