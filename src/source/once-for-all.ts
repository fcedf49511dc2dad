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
 * One question about each name, for all pages that are made until it is answered and within a few seconds of it: its
 * answer, or its failure. Names come from visitors, so only so many are kept.
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

/** The same for what has no name, as when the server starts. */
export function onceForAll<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  const askOnce = onceForEach(question);
  return () => askOnce('');
}
