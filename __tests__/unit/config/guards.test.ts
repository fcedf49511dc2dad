import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfMarks } from '../../../scripts/guards/sources';
import { takeAway } from '../../../scripts/guards/take-away';
import { GUARDS } from '../../../scripts/guards/list';

/** `npm run guards` takes each away in turn: the list and the marks in the code must not fall behind each other. */
const files = filesOfMarks(process.cwd());
/** But for names of properties. */
const WORD = /(?<![.\w])[A-Za-z_]\w*\b(?!\s*:)/g;

test.each(GUARDS.map((guard) => [guard.mark, guard.name, guard] as const))(
  '%s: %s',
  (_mark, _name, { mark, becomes, test: path }) => {
    const [file, ...more] = files.get(mark) ?? [];
    expect([file, ...more]).toEqual([expect.any(String)]);
    const text = readFileSync(join(process.cwd(), file!), 'utf8');
    expect(takeAway(text, mark, becomes)).not.toBe(text);
    expect(existsSync(join(process.cwd(), path))).toBe(true);
    // What takes its place speaks of things that are there: after a renaming it would be noticed for a wrong reason.
    const quoted = (becomes ?? '').replaceAll(/'[^']*'/g, '');
    for (const [word] of quoted.matchAll(WORD))
      expect([word, KNOWN.has(word) || text.includes(word)]).toEqual([word, true]);
  },
);

/** Of the language itself. */
const KNOWN = new Set(['true', 'false', 'null', 'undefined', 'return', 'if', 'in', 'Promise', 'some', 'assign']);

test('every mark in the code is in the list, and no guard is named twice', () => {
  expect(new Set(GUARDS.map(({ mark }) => mark))).toEqual(new Set(files.keys()));
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});
