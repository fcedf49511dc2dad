const KEPT_MS = 3_000;

/**
 * One question for all pages that are made within a few seconds, as when the server starts: its answer, or its failure.
 */
export function onceForAll<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), answer: ask() };
    return last.answer;
  };
}
