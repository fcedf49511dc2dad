import { filesBelow } from '../../../scripts/lib/files';
import { importCyclesOf, importsIn } from '../../../scripts/lib/import-cycles';

describe('Import cycles', () => {
  it('are groups of files that import each other', () => {
    const imports = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['g', 'a']],
      ['g', ['f']],
    ]);
    expect(importCyclesOf(imports)).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });

  it('do not exist in the app, not even through types and dynamic imports', () => {
    const code = ['src', 'pages'].flatMap((folder) => filesBelow(folder)).filter((path) => /\.tsx?$/.test(path));
    const imports = importsIn(code);
    expect(imports.get('src/wallet/facade.ts')).toEqual(
      expect.arrayContaining(['src/wallet/state.ts', 'src/wallet/runtime.ts']),
    );
    expect(imports.get('src/tx/loops.ts')).toContain('src/tx/engine.ts');
    expect(importCyclesOf(imports)).toEqual([]);
  });
});
