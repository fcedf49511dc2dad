import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../scripts/lib/files';
import { moduleStateOf } from '../../../scripts/lib/module-state';

describe('Module-level state', () => {
  it('is a variable, a store or a collection that can change', () => {
    const text = `
      let timer = 0;
      const stores = new Map<string, number>();
      const seen = createStore(0);
      const NAMES: ReadonlySet<string> = new Set(['a']);
      const LIMIT = 5;
      const read = () => new Map();
    `;
    expect(moduleStateOf('any.ts', text)).toEqual(['timer', 'stores', 'seen']);
  });

  it('is in no module of the transaction engine', () => {
    const found = filesBelow('src/tx').flatMap((path) =>
      moduleStateOf(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
