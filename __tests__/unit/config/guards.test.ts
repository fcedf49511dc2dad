import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { mutate, withoutTest, type Guard } from '../../../scripts/guards/guard';
import { GUARDS } from '../../../scripts/guards/list';

/** Identifiers, but not property names. */
const WORD = /(?<![.\w])[A-Za-z_]\w*\b(?!\s*:)/g;
const KNOWN = new Set(['true', 'false', 'null', 'undefined', 'return', 'if', 'in', 'Promise', 'some', 'assign']);

const host = ts.createCompilerHost({});

/** Only parses the text, because transpiling it takes five times as long. */
function syntaxErrorsIn(text: string, fileName: string) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext);
  const getSourceFile = () => source;
  const program = ts.createProgram([fileName], { noLib: true, noResolve: true }, { ...host, getSourceFile });
  return program.getSyntacticDiagnostics(source).map(({ messageText }) => messageText);
}

describe('a mutation check', () => {
  it.each(GUARDS.map((guard) => [guard.name, guard] as const))(
    'finds its snippet exactly once and replaces it with other code: %s',
    (_name, guard) => {
      const text = readFileSync(join(process.cwd(), guard.file), 'utf8');
      const mutated = mutate(text, guard);
      expect(mutated).not.toBe(text);
      // A file that does not compile would fail every test.
      expect(syntaxErrorsIn(mutated, guard.file)).toEqual([]);
      // A name that no longer exists would make the test fail for the wrong reason.
      for (const [word] of guard.replacement.replaceAll(/'[^']*'/g, '').matchAll(WORD))
        expect([word, KNOWN.has(word) || text.includes(word)]).toEqual([word, true]);
      expect(existsSync(join(process.cwd(), '__tests__', guard.test))).toBe(true);
    },
  );

  it('needs a test that ran, in the right file and with a matching title', () => {
    const guard = { test: 'unit/a.test.ts', only: 'a payment is refused' } as Guard;
    const result = { file: 'unit/a.test.ts', groups: ['a payment'], title: 'is refused twice' };
    expect(withoutTest([guard], [result])).toEqual([]);
    expect(withoutTest([guard], [{ ...result, title: 'is sent' }])).toEqual([guard]);
    expect(withoutTest([guard], [{ ...result, file: 'unit/b.test.ts' }])).toEqual([guard]);
  });

  it('has a unique name', () => {
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  });
});
