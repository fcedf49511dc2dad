/**
 * A mutation check: code that keeps money from being lost or paid twice, or the server from being held up, the code that
 * takes its place, and the test that must then fail.
 */
export type Guard = {
  /** What the code ensures. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  snippet: string;
  replacement: string;
  test: string;
  /** In a long file of tests, a pattern of the titles that are enough. */
  only?: string;
};

export const RULES = '__tests__/money/rules';
export const CHAIN = '__tests__/money/chain';
export const SANDBOX = '__tests__/unit/sandbox';

type Short = readonly [name: string, snippet: string, replacement: string, only?: string];

/** The checks of one file that one file of tests covers. */
export const guardsOf = ({ file, test }: Pick<Guard, 'file' | 'test'>, guards: readonly Short[]): Guard[] =>
  guards.map(([name, snippet, replacement, only]) => ({ name, file, snippet, replacement, test, only }));

/** The file's text without the guard. */
export function mutate(text: string, { file, snippet, replacement }: Guard): string {
  const occurrences = text.split(snippet).length - 1;
  if (occurrences !== 1) throw new Error(`${file} has this ${occurrences} times, not once: ${snippet}`);
  return text.replace(snippet, () => replacement);
}
