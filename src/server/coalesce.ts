const KEPT_MS = 3_000;
const MOST_KEPT = 100;

type SharedAnswer<Answer> = { at: number; isOpen: boolean; answer: Promise<Answer> };

function ask<Answer>(question: () => Promise<Answer>): SharedAnswer<Answer> {
  const shared: SharedAnswer<Answer> = { at: Date.now(), isOpen: true, answer: question() };
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
export function coalesceByName<Answer>(question: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const kept = new Map<string, SharedAnswer<Answer>>();
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

export function coalesce<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  const coalesced = coalesceByName(question);
  return () => coalesced('');
}
