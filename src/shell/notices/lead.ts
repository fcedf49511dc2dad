type Locks = Pick<LockManager, 'request'>;

/** A browser without locks has none of it, and neither has a page of which it was taken away. */
const locksHere = (): Locks | undefined => ('locks' in navigator ? (navigator.locks ?? undefined) : undefined);

/**
 * One tab of all does the work: the first that asks, and when it stops the one that has waited longest. Where the browser
 * knows no locks every tab does it, and has to look for itself what the others did last.
 */
export function standForLead(name: string, work: (signal: AbortSignal) => void, locks = locksHere()): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      work(signal);
    });
  if (!locks) void lead();
  // Refused because it was stopped while it waited, or by a page that is given no lock as it goes away.
  else locks.request(name, { signal }, lead).catch(() => undefined);
  return () => stop.abort();
}
