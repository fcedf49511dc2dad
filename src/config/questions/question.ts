/** In the answer, `[words](/path)` is a link within the site. */
export type Question = { id: string; ask: string; answer: string };
export type Topic = { id: string; title: string; questions: readonly Question[] };
