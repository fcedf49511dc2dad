const KEPT_MS = 3_000;
const MOST_KEPT = 100;

type Asked<Answer> = { at: number; isOpen: boolean; answer: Promise<Answer> };

function ask<Answer>(question: () => Promise<Answer>): Asked<Answer> {
  const asked: Asked<Answer> = { at: Date.now(), isOpen: true, answer: question() };
  const close = () => {
    asked.isOpen = false;
  };
  asked.answer.then(close, close);
  return asked;
}

/**
 * Coalesces calls: all callers with the same name share one result or failure while it is pending and for a few seconds
 * after. The number of names is limited, since they come from visitors.
 */
export function onceForEach<Answer>(question: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const kept = new Map<string, Asked<Answer>>();
  return (name) => {
    const known = kept.get(name);
    if (known && (known.isOpen || Date.now() - known.at <= KEPT_MS)) return known.answer;
    const asked = ask(() => question(name));
    kept.delete(name);
    kept.set(name, asked);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return asked.answer;
  };
}

export function onceForAll<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  const askOnce = onceForEach(question);
  return () => askOnce('');
}
