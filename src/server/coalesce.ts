const CACHE_MS = 3_000;
const MAX_CACHED = 100;

type SharedAnswer<Result> = { at: number; isOpen: boolean; answer: Promise<Result> };

function ask<Result>(question: () => Promise<Result>): SharedAnswer<Result> {
  const shared: SharedAnswer<Result> = { at: Date.now(), isOpen: true, answer: question() };
  const close = () => {
    shared.isOpen = false;
  };
  shared.answer.then(close, close);
  return shared;
}

/**
 * Shares one call among all callers with the same name. They also share the result or failure for a few seconds after
 * the call. The number of names is limited, because they come from visitors.
 */
export function coalesceByName<Result>(question: (name: string) => Promise<Result>): (name: string) => Promise<Result> {
  const cached = new Map<string, SharedAnswer<Result>>();
  return (name) => {
    const known = cached.get(name);
    if (known && (known.isOpen || Date.now() - known.at <= CACHE_MS)) return known.answer;
    const shared = ask(() => question(name));
    cached.delete(name);
    cached.set(name, shared);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return shared.answer;
  };
}

export function coalesce<Result>(question: () => Promise<Result>): () => Promise<Result> {
  const coalesced = coalesceByName(question);
  return () => coalesced('');
}
