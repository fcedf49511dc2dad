import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDS } from '../../../scripts/guards/list';

/** `npm run guards` takes each away in turn: the list must not fall behind the code. */
const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

test.each(GUARDS.map((guard) => [guard.name, guard] as const))('%s stands where the list says, once', (_name, { file, code, without, test: path }) => {
  expect(read(file).split(code)).toHaveLength(2);
  expect(without).not.toBe(code);
  expect(existsSync(join(process.cwd(), path))).toBe(true);
});

test('no two guards have one name', () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});
