type Locks = Pick<LockManager, 'request'>;

const locksHere = (): Locks | undefined => ('locks' in navigator ? (navigator.locks ?? undefined) : undefined);

/**
 * Elects one tab to do the work: the first that asks, then the one that has waited longest. In a browser without locks,
 * every tab does the work and must check what the others have done.
 */
export function runInOneTab(name: string, work: (signal: AbortSignal) => void, locks = locksHere()): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      work(signal);
    });
  if (!locks) void lead();
  // The request was rejected because the work was stopped during the wait, or because the page is being unloaded.
  else locks.request(name, { signal }, lead).catch(() => undefined);
  return () => stop.abort();
}
