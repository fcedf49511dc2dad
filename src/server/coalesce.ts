const KEPT_MS = 3_000;
const MOST_KEPT = 100;

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
 * All callers with the same name share one result or failure while it is pending and for a few seconds after. The
 * number of names is limited, because they come from visitors.
 */
export function coalesceByName<Result>(question: (name: string) => Promise<Result>): (name: string) => Promise<Result> {
  const kept = new Map<string, SharedAnswer<Result>>();
  return (name) => {
    const known = kept.get(name);
    if (known && (known.isOpen || Date.now() - known.at <= KEPT_MS)) return known.answer;
    const shared = ask(() => question(name));
    kept.delete(name);
    kept.set(name, shared);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return shared.answer;
  };
}

export function coalesce<Result>(question: () => Promise<Result>): () => Promise<Result> {
  const coalesced = coalesceByName(question);
  return () => coalesced('');
}
