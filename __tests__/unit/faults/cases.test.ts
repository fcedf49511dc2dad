/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_TABLES } from '../../../scripts/faults/list';
import { casesOf, type ShownBy } from '../../../scripts/lib/faults/case';

const CASES = FAULT_TABLES.flatMap(casesOf);
const texts = new Map<string, string | null>();

function textOf(file: string): string | null {
  const path = join(process.cwd(), '__tests__', file);
  if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
  return texts.get(file) ?? null;
}

/** Whether the file contains the title as a string or a template. */
function isWritten({ file, source, title }: ShownBy): boolean {
  const quoted = [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``];
  return textOf(file) !== null && quoted.some((text) => textOf(source ?? file)?.includes(text));
}

test('every named test has its title in its file', () => {
  const missing = CASES.flatMap(({ id, shownBy }) =>
    shownBy.filter((shown) => !isWritten(shown)).map(({ file, title }) => `${id}: ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test('every case has a unique id', () => {
  const ids = CASES.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

test.each([...numbered('F', 48), ...numbered('S', 30), ...numbered('G', 8)])('the fault %s has a case', (number) =>
  expect(CASES.some(({ id }) => id.split(' ')[0] === number)).toBe(true),
);

test.each([
  ['money', 90],
  ['wallet-errors', 32],
  ['session', 30],
  ['screens', 66],
  ['calls', 1_240],
  ['statuses', 64],
])('the table %s has at least %i cases', (id, count) =>
  expect(casesOf(FAULT_TABLES.find((table) => table.id === id)!).length).toBeGreaterThanOrEqual(count),
);

test('docs/limits.md gives a reason for each case without a test', () => {
  const limits = readFileSync(join(process.cwd(), 'docs/limits.md'), 'utf8');
  const unexplained = CASES.filter(({ id, shownBy }) => shownBy.length === 0 && !limits.includes(id));
  expect(unexplained.map(({ id }) => id)).toEqual([]);
});
