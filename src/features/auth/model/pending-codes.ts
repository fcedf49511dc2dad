import * as z from 'zod/mini';

export type CodeChannel = 'phone' | 'email';
export const CHANNELS: readonly CodeChannel[] = ['phone', 'email'];

export const pendingCodes = () =>
  z.object({
    sessionId: z.string(),
    email: z.string(),
    phoneMasked: z.string(),
    emailMasked: z.string(),
    /** Times in milliseconds by the service's clock. */
    resendAt: z.object({ phone: z.number(), email: z.number() }),
  });

export type PendingCodes = z.infer<ReturnType<typeof pendingCodes>>;

export const afterSeconds = (now: number, seconds: number) => now + seconds * 1000;

export const waitingUntil = (pending: PendingCodes, channel: CodeChannel, at: number): PendingCodes => ({
  ...pending,
  resendAt: { ...pending.resendAt, [channel]: at },
});
