const DAY_MS = 86_400_000;
const DAYS = 14;

export type Withdrawal = { until: string; state: 'open' | 'over' };

/** The terms count 14 days from delivery, so the right ends at the delivery's time of day. */
export function withdrawalOf(deliveredAt: string, now: number): Withdrawal {
  const ends = Date.parse(deliveredAt) + DAYS * DAY_MS;
  return { until: new Date(ends).toISOString(), state: now <= ends ? 'open' : 'over' };
}
