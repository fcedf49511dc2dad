import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { fromRoot } from '../root';

const FILE = fromRoot('docs', 'benchmarks.md');

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map((_head, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node}, ${process.platform}`;

export function writeResults(part: 'fleet' | 'lighthouse' | 'load', lines: readonly string[]): void {
  const [begin, end] = [`<!-- ${part}: written by \`npm run bench:${part}\` -->`, `<!-- end of ${part} -->`];
  const text = readFileSync(FILE, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no section for ${part}.`);
  const day = new Date().toISOString().slice(0, 10);
  const measured = [`Measured on ${day}: ${machine()}.`, ...lines].join('\n\n');
  writeFileSync(FILE, `${text.slice(0, from)}${begin}\n\n${measured}\n\n${text.slice(to)}`);
}
