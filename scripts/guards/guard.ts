/**
 * One thing that keeps money from being lost or paid twice, or the server from being held up, and the test that must fail
 * once it is gone.
 */
export type Guard = {
  /** Stands in the product's code once, as `guard: <mark>` in a comment before what it names. */
  mark: string;
  /** What it sees to. */
  name: string;
  /** What stands there when the guard is gone: nothing, or this. */
  becomes: string | null;
  /** Where that must be noticed: a file of tests, and in a long one the tests that are enough. */
  test: string;
  only?: string;
};

export const RULES = '__tests__/money/rules';
export const CHAIN = '__tests__/money/chain';
export const SANDBOX = '__tests__/unit/sandbox';

type Of = Pick<Guard, 'test' | 'only'>;
type Short = readonly [mark: string, name: string, becomes?: string | null, more?: Partial<Of>];

/** Those that one file of tests notices. */
export const guardsOf = ({ test, only }: Of, guards: readonly Short[]): Guard[] =>
  guards.map(([mark, name, becomes = null, more]) => ({ mark, name, becomes, test, only, ...more }));
