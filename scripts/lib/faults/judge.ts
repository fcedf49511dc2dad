import { casesOf, type FaultCase, type FaultTable, type ShownBy } from './case';
import type { Result } from './reports';

export type CaseResult = FaultCase & { isPassed: boolean; tests: number };
export type TableResult = { table: FaultTable; cases: readonly CaseResult[] };

/** `%s` of Jest, `$name` of a table of objects, and `${name}` of a template. */
const PLACEHOLDER = /%[sdifjop#]|\$\{[^}]*\}|\$[a-z]\w*(?:\.\w+)*/gi;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches every title that a report can show for a title with placeholders. */
export function patternOf({ title, values = [] }: Pick<ShownBy, 'title' | 'values'>): string {
  const fixed = title.split(PLACEHOLDER);
  return fixed
    .map((part, at) => {
      const value = values[at] ?? null;
      const filled = value === null ? '.*' : escaped(String(value));
      return escaped(part) + (at < fixed.length - 1 ? filled : '');
    })
    .join('');
}

type Index = ReadonlyMap<string, readonly Result[]>;

function indexOf(results: readonly Result[]): Index {
  const byFile = new Map<string, Result[]>();
  for (const result of results) {
    const known = byFile.get(result.file);
    if (known) known.push(result);
    else byFile.set(result.file, [result]);
  }
  return byFile;
}

function matching(shown: ShownBy, results: Index): readonly Result[] {
  const pattern = new RegExp(`^${patternOf(shown)}$`, 's');
  const { group } = shown;
  return (results.get(shown.file) ?? []).filter(
    ({ title, groups }) => pattern.test(title) && (group === undefined || groups.includes(group)),
  );
}

/** A case passes if it names a test, each named test ran, and every run of them passed. */
function judge(one: FaultCase, results: Index): CaseResult {
  const found = one.shownBy.map((shown) => matching(shown, results));
  const isPassed = found.length > 0 && found.every((runs) => runs.length > 0 && runs.every((run) => run.isPassed));
  const shownBy = one.shownBy.map((shown, at) => ({ ...shown, group: shown.group ?? groupOf(found[at] ?? []) }));
  return { ...one, shownBy, isPassed, tests: found.flat().length };
}

/** The title of a test continues the title of its group. Returns undefined if the runs are from several groups. */
function groupOf(runs: readonly Result[]): string | undefined {
  const [group, ...others] = new Set(runs.map(({ groups }) => groups.at(-1)));
  return others.length === 0 ? group : undefined;
}

export function judgeAll(tables: readonly FaultTable[], results: readonly Result[]): TableResult[] {
  const index = indexOf(results);
  return tables.map((table) => ({ table, cases: casesOf(table).map((one) => judge(one, index)) }));
}
