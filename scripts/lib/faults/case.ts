/** A test, identified by its file and by its title as written in the file. */
export type ShownBy = {
  /** The path below `__tests__/`. */
  file: string;
  title: string;
  /** The title of an enclosing `describe`, as in the report. If missing, tests of all groups count. */
  group?: string;
  /** The values that the report shows for `%s`, `$name` or `${name}`, in this order. If missing, every row counts. */
  values?: readonly (string | number | null)[];
  /** The file below `__tests__/` with the title, if `file` calls a shared test from there. */
  source?: string;
};

export type FaultCase = {
  id: string;
  fault: string;
  /** The app's guarantee for this fault. */
  holds: string;
  shownBy: readonly ShownBy[];
};

type Common = { id: string; title: string; intro: string };

export type FaultList = Common & { cases: readonly FaultCase[] };

/** A table of rows and columns. The id of a cell is `row: column`. */
export type FaultMatrix = Common & {
  rowName: string;
  rows: readonly string[];
  columns: readonly { name: string; holds: string }[];
  shownBy: (row: string, column: string) => readonly ShownBy[];
  /** Whether a pair cannot occur. Such a pair is not counted as a case. */
  isLeftOut?: (row: string, column: string) => boolean;
};

export type FaultTable = FaultList | FaultMatrix;

export const isMatrix = (table: FaultTable): table is FaultMatrix => 'rows' in table;

export const cellId = (row: string, column: string) => `${row}: ${column}`;

export function casesOf(table: FaultTable): readonly FaultCase[] {
  if (!isMatrix(table)) return table.cases;
  return table.rows.flatMap((row) =>
    table.columns
      .filter(({ name }) => !table.isLeftOut?.(row, name))
      .map(({ name, holds }) => ({
        id: cellId(row, name),
        fault: name,
        holds,
        shownBy: table.shownBy(row, name),
      })),
  );
}

export const inFile =
  (file: string, more: Partial<ShownBy> = {}) =>
  (title: string, own: Partial<ShownBy> = {}): ShownBy => ({ file, title, ...more, ...own });
