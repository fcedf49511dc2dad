/** One thing that keeps money from being lost or paid twice, and the test that must fail once it is gone. */
export type Guard = {
  name: string;
  /** In the product's own code, with the exact text that the guard is; it stands there once. */
  file: string;
  code: string;
  /** What stands there when the guard is gone. */
  without: string;
  /** Where that must be noticed: a file of the money suite, and in a long one the tests that are enough. */
  test: string;
  only?: string;
};

export const TX = 'src/wallet/tx';
export const MODEL = 'src/features/shares/model';
export const RULES = '__tests__/money/rules';
export const CHAIN = '__tests__/money/chain';

type Of = Pick<Guard, 'file' | 'test' | 'only'>;
type Short = readonly [name: string, code: string, without: string, more?: Partial<Pick<Guard, 'test' | 'only'>>];

/** Those of one file. */
export const guardsOf = ({ file, test, only }: Of, guards: readonly Short[]): Guard[] =>
  guards.map(([name, code, without, more]) => ({ name, file, code, without, test, only, ...more }));
