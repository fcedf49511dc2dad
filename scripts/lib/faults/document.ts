import { cellId, isMatrix, type FaultMatrix, type ShownBy } from './case';
import type { CaseResult, TableResult } from './judge';

const INTRO = `# The faults that this app survives

\`npm run faults\` writes this file and \`faults.json\` from the reports of the last \`npm run test:all\`. A test without a
report counts as failed. Do not edit the files by hand. The cases are in \`scripts/faults/\`.

**To run the tests of a case**, give its id: \`npm run faults -- "F5 purchase"\`. To run several cases, give the
first words of their ids: \`npm run faults -- F5\`. To run one cell of a table with several columns, give its row and
its column: \`npm run faults -- "4001: swap"\`. Tests in \`e2e/\` run in a browser at the width of a desktop. The command first builds
the app, which takes three to six minutes.

**To read a test**, open its file below \`__tests__/\` and search for its title. In a title, \`%s\`, \`$name\` and \`\${name}\` stand for
the values of a table in that file. If that file only calls a shared test, "written in" names the file that has the
title. A number in parentheses at the end is the number of tests of the case, if it has more tests than titles.

A case passes if every test that it names ran and passed. A case without a test counts as failed, and [limits](limits.md) gives
the reason.
`;

const passedOf = (cases: readonly CaseResult[]) => cases.filter(({ isPassed }) => isPassed).length;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
function mark({ isPassed, tests, shownBy }: CaseResult): string {
  if (isPassed) return 'passed';
  return tests === 0 && shownBy.length > 0 ? '**failed**: not run' : '**failed**';
}

function nameOf({ file, title, group, values, source }: ShownBy): string {
  const filled = values?.filter((value) => value !== null).join(', ');
  const written = source && `(written in \`${source}\`)`;
  return [`\`${file}\``, group && `${group}:`, title, filled && `(${filled})`, written].filter(Boolean).join(' ');
}

function listOf(cases: readonly CaseResult[]): string {
  const lines = cases.map((one) => {
    const tests = one.shownBy.map(nameOf).join('<br>') || 'no test';
    const counted = one.tests > one.shownBy.length ? `${tests} (${one.tests})` : tests;
    return row([one.id, one.fault, one.holds, mark(one), counted]);
  });
  return [row(['id', 'what goes wrong', 'what must hold', 'result', 'tests']), '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function matrixOf(table: FaultMatrix, cases: readonly CaseResult[]): string {
  const byId = new Map(cases.map((one) => [one.id, one]));
  const columns = table.columns.map(({ name }) => name);
  const head = [row([table.rowName, ...columns]), `|---|${columns.map(() => '---|').join('')}`];
  const markOf = (id: string) => {
    const one = byId.get(id);
    if (!one) return '';
    return one.isPassed ? '✓' : '**✗**';
  };
  const lines = table.rows.map((name) => row([name, ...columns.map((column) => markOf(cellId(name, column)))]));
  return [...columnsOf(table, cases), '', ...head, ...lines].join('\n');
}

/** Lists the columns with their meaning and the tests for each. */
function columnsOf({ columns, rowName }: FaultMatrix, cases: readonly CaseResult[]): string[] {
  const lines = columns.map(({ name, holds }) => {
    const shown = cases.filter(({ fault }) => fault === name).flatMap(({ shownBy }) => shownBy);
    return row([name, holds, namesOf(shown).join('<br>') || 'no test']);
  });
  return [row(['column', 'what must hold', `tests, one for each ${rowName}`]), '|---|---|---|', ...lines];
}

/** Shows the group and the values of a test only if they are the same in every row. */
function namesOf(shown: readonly ShownBy[]): string[] {
  const nameOfTitle = ({ file, title }: ShownBy) => nameOf({ file, title });
  const titles = [...new Set(shown.map(nameOfTitle))];
  return titles.map((title) => {
    const [first, ...others] = new Set(shown.filter((one) => nameOfTitle(one) === title).map(nameOf));
    return first && others.length === 0 ? first : title;
  });
}

export function faultsDocument(judged: readonly TableResult[]): string {
  const summary = judged.map(({ table, cases }) =>
    row([table.title, String(cases.length), String(passedOf(cases)), String(cases.length - passedOf(cases))]),
  );
  const all = judged.flatMap(({ cases }) => cases);
  const total = row(['all', String(all.length), String(passedOf(all)), String(all.length - passedOf(all))]);
  const score = [row(['table', 'cases', 'passed', 'failed']), '|---|---|---|---|', ...summary, total].join('\n');
  const parts = judged.map(({ table, cases }) => {
    const content = isMatrix(table) ? matrixOf(table, cases) : listOf(cases);
    return `## ${table.title}\n\n${table.intro}\n\n${content}\n`;
  });
  return [INTRO, `${score}\n`, ...parts].join('\n');
}

/** Each case is on its own line, so that a change of one case is one changed line. */
export function faultsJson(judged: readonly TableResult[]): string {
  const tables = judged.map(({ table, cases }) => {
    const lines = cases.map((one) =>
      JSON.stringify({
        id: one.id,
        fault: one.fault,
        holds: one.holds,
        result: one.isPassed ? 'passed' : 'failed',
        runs: one.tests,
        tests: one.shownBy.map(({ file, title, group, values, source }) => ({ file, title, group, values, source })),
      }),
    );
    const head = `"id": ${JSON.stringify(table.id)}, "title": ${JSON.stringify(table.title)}`;
    return `{${head}, "cases": ${cases.length}, "passed": ${passedOf(cases)}, "list": [\n${lines.join(',\n')}\n]}`;
  });
  return `{"tables": [\n${tables.join(',\n')}\n]}\n`;
}
