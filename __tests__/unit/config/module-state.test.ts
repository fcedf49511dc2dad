import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../scripts/lib/files';
import { moduleStateOf } from '../../../scripts/lib/module-state';

describe('Module-level state', () => {
  it('includes each variable, store and collection that can change', () => {
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

  it('does not exist in the transaction engine', () => {
    const found = filesBelow('src/tx').flatMap((path) =>
      moduleStateOf(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
