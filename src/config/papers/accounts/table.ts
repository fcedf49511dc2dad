export type AccountLine = { label: string; tenths: readonly number[]; isTotal?: boolean };
export type AccountTable = { caption: string; columns: readonly string[]; lines: readonly AccountLine[] };

export const YEARS = ['2025', '2024'] as const;

export const line = (label: string, ...millions: number[]): AccountLine => ({
  label,
  tenths: millions.map((amount) => Math.round(amount * 10)),
});

export const totalOf = (label: string, lines: readonly AccountLine[]): AccountLine => ({
  label,
  tenths: (lines[0]?.tenths ?? []).map((_unused, at) => lines.reduce((sum, { tenths }) => sum + (tenths[at] ?? 0), 0)),
  isTotal: true,
});

export const summed = (caption: string, lines: readonly AccountLine[], total: string): AccountTable => ({
  caption: `${caption}, USD million`,
  columns: YEARS,
  lines: [...lines, totalOf(total, lines)],
});
