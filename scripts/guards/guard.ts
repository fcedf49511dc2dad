/** A mutation check: code that protects money or the server, its replacement, and the test that must then fail. */
export type Guard = {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  snippet: string;
  replacement: string;
  /** A file below `__tests__`. */
  test: string;
  only?: string;
};

export const RULES = 'money/rules';
export const CHAIN = 'money/chain';
export const PAYMENT_FAULTS = 'flows/faults/payments';
export const SANDBOX = 'unit/sandbox';

type Short = readonly [name: string, snippet: string, replacement: string, only?: string];

export const guardsOf = ({ file, test }: Pick<Guard, 'file' | 'test'>, guards: readonly Short[]): Guard[] =>
  guards.map(([name, snippet, replacement, only]) => ({ name, file, snippet, replacement, test, only }));

type Ran = { file: string; groups: readonly string[]; title: string };

/** Returns the checks whose test did not run: the file is missing, or no title contains the words of `only`. */
export const withoutTest = (guards: readonly Guard[], results: readonly Ran[]): Guard[] =>
  guards.filter(
    ({ test, only = '' }) =>
      !results.some(({ file, groups, title }) => file === test && new RegExp(only).test([...groups, title].join(' '))),
  );

export function mutate(text: string, { file, snippet, replacement }: Guard): string {
  const occurrences = text.split(snippet).length - 1;
  if (occurrences !== 1) throw new Error(`${file} has this ${occurrences} times, not once: ${snippet}`);
  return text.replace(snippet, () => replacement);
}
