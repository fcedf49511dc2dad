/** @jest-environment node */
import { join } from 'node:path';
import type { FaultMatrix, FaultTable } from '../../../scripts/lib/faults/case';
import { differences } from '../../../scripts/lib/faults/compare';
import { faultsDocument, faultsJson } from '../../../scripts/lib/faults/document';
import { judgeAll, patternOf } from '../../../scripts/lib/faults/judge';
import { resultsIn, type Result } from '../../../scripts/lib/faults/reports';
import { chosenBy, commandsFor } from '../../../scripts/lib/faults/run-cases';

const FILE = 'money/chain/x.test.ts';
const shown = { file: FILE, title: 'is found %s', group: 'a payment' };
const LIST: FaultTable = {
  id: 'list',
  title: 'List',
  intro: 'About it.',
  cases: [
    { id: 'F1 purchase', fault: 'a | b', holds: 'nothing moves', shownBy: [shown] },
    { id: 'F10 purchase', fault: 'c', holds: 'd', shownBy: [] },
  ],
};
const MATRIX: FaultMatrix = {
  id: 'matrix',
  title: 'Matrix',
  intro: 'About it.',
  rowName: 'call',
  rows: ['price', 'file'],
  columns: [{ name: 'stall', holds: 'a time-out' }],
  shownBy: (row, column) => [{ file: 'e2e/y.spec.ts', title: '${call} meets ${fault}', values: [row, column] }],
  isLeftOut: (row) => row === 'file',
};

const ran = (title: string, more: Partial<Result> = {}): Result => ({
  file: FILE,
  groups: ['a payment'],
  title,
  isPassed: true,
  ...more,
});
const resultOf = (results: readonly Result[]) => judgeAll([LIST], results)[0]!.cases[0]!;

describe('a case', () => {
  test('passes if every test of its title passed', () => {
    expect(resultOf([ran('is found early'), ran('is found late')])).toMatchObject({ isPassed: true, tests: 2 });
  });

  test.each([
    ['one of its tests failed', [ran('is found early'), ran('is found late', { isPassed: false })]],
    ['no test ran', []],
    ['its test was renamed', [ran('was found early')]],
    ['its test moved to another file', [ran('is found early', { file: 'money/chain/z.test.ts' })]],
    ['its test is in another group', [ran('is found early', { groups: ['a transfer'] })]],
  ])('fails if %s', (_when, results) => expect(resultOf(results).isPassed).toBe(false));

  test('names the group of its tests if all of them are in the same one', () => {
    const { group: _group, ...plain } = shown;
    const list = { ...LIST, cases: [{ ...LIST.cases[0]!, shownBy: [plain] }] };
    const groupOf = (results: readonly Result[]) => judgeAll([list], results)[0]!.cases[0]!.shownBy[0]!.group;
    expect(groupOf([ran('is found early'), ran('is found late')])).toBe('a payment');
    expect(groupOf([ran('is found early'), ran('is found late', { groups: ['a transfer'] })])).toBeUndefined();
    expect(groupOf([])).toBeUndefined();
  });

  test('fails if it lists no test', () => {
    expect(judgeAll([LIST], [ran('is found early')])[0]!.cases[1]).toMatchObject({ isPassed: false, tests: 0 });
  });

  test('of a matrix passes only with the test that has its values', () => {
    const inBrowser = (title: string) => ran(title, { file: 'e2e/y.spec.ts', groups: [] });
    const passes = (title: string) => judgeAll([MATRIX], [inBrowser(title)])[0]!.cases.map(({ isPassed }) => isPassed);
    expect(passes('price meets stall')).toEqual([true]);
    expect(passes('price meets reset')).toEqual([false]);
  });
});

test('a title with placeholders and regular expression characters is matched literally', () => {
  const pattern = (title: string, values?: readonly (string | null)[]) =>
    new RegExp(`^${patternOf({ title, values })}$`);
  expect('HTTP 200 (a.b) is ok').toMatch(pattern('HTTP %i (a.b) is %s', ['200', null]));
  expect('HTTP 200 (aXb) is ok').not.toMatch(pattern('HTTP %i (a.b) is %s'));
  expect('HTTP 2000 (a.b) is ok').not.toMatch(pattern('HTTP %i (a.b) is %s', ['200']));
  expect('it moves 15 % more').toMatch(pattern('$kind moves 15 % ${how}'));
});

describe('a report', () => {
  test('of Jest has its results by file, group and title', () => {
    const assertionResults = [
      { ancestorTitles: ['a payment'], title: 'is found', status: 'passed' },
      { ancestorTitles: [], title: 'is skipped', status: 'pending' },
    ];
    const name = join(process.cwd(), '__tests__', FILE);
    expect(resultsIn({ testResults: [{ name, assertionResults }] })).toEqual([
      ran('is found'),
      ran('is skipped', { groups: [], isPassed: false }),
    ]);
  });

  test('of Playwright counts a test as passed only if it passed in each project', () => {
    const spec = (title: string, statuses: string[]) => ({
      title,
      file: 'y.spec.ts',
      tests: statuses.map((status) => ({ status })),
    });
    const inner = { title: 'on a phone', file: 'y.spec.ts', specs: [spec('fits', ['expected'])] };
    const specs = [
      spec('opens', ['expected', 'expected']),
      spec('closes', ['expected', 'flaky']),
      spec('rests', ['skipped']),
    ];
    const suites = [{ title: 'y.spec.ts', file: 'y.spec.ts', specs, suites: [inner] }];
    const results = resultsIn({ config: { rootDir: join(process.cwd(), '__tests__', 'e2e') }, suites });
    expect(results.map(({ title, groups, isPassed }) => [title, groups, isPassed])).toEqual([
      ['opens', [], true],
      ['closes', [], false],
      ['rests', [], false],
      ['fits', ['on a phone'], true],
    ]);
    expect(results[0]!.file).toBe('e2e/y.spec.ts');
  });

  test('of anything else has no results', () => expect(resultsIn({ numPassedTests: 1 })).toEqual([]));
});

describe('the documents', () => {
  const judged = (isPassed: boolean) => judgeAll([LIST, MATRIX], [ran('is found early', { isPassed })]);
  const made = (isPassed: boolean) => ({ md: faultsDocument(judged(isPassed)), json: faultsJson(judged(isPassed)) });

  test('have every case with its result and its test', () => {
    const { md, json } = made(true);
    expect(md).toContain(
      '| F1 purchase | a \\| b | nothing moves | passed | `money/chain/x.test.ts` a payment: is found %s |',
    );
    expect(md).toContain('| F10 purchase | c | d | **failed** | no test |');
    expect(md).toContain('| price | **✗** |');
    expect(md).toContain('| all | 3 | 1 | 2 |');
    expect(JSON.parse(json).tables[0].list[0]).toMatchObject({ id: 'F1 purchase', result: 'passed', runs: 1 });
  });

  test('list a case whose result differs from the run', () => {
    expect(differences(made(true), made(true))).toEqual([]);
    const found = differences(made(true), made(false));
    expect(found.some((line) => /^docs\/faults\.json says: .*F1 purchase.*passed/.test(line))).toBe(true);
    expect(found.some((line) => /^the run says: .*F1 purchase.*failed/.test(line))).toBe(true);
    expect(differences({ ...made(true), md: 'edited' }, made(true))).toHaveLength(1);
  });
});

describe('the tests of a case', () => {
  test('are chosen by its id, or by the beginning of ids', () => {
    const idsFor = (word: string) => chosenBy([LIST, MATRIX], word).map(({ id }) => id);
    expect(idsFor('F1')).toEqual(['F1 purchase']);
    expect(idsFor('F10 purchase')).toEqual(['F10 purchase']);
    expect(idsFor('price')).toEqual(['price: stall']);
  });

  test('run with one command for each runner and project', () => {
    expect(commandsFor([shown, ...MATRIX.shownBy('price', 'stall')])).toEqual([
      { runner: 'jest', project: 'money', files: [`__tests__/${FILE}`], pattern: 'a payment.* is found .*' },
      { runner: 'playwright', project: 'e2e', files: ['__tests__/e2e/y.spec.ts'], pattern: 'price meets stall' },
    ]);
  });
});
