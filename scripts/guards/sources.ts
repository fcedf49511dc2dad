import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksIn } from './take-away';

/** The product's own code, wherever a guard may move to. */
const sourcesUnder = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', path));

/** Each mark with the files in which it stands. */
export function filesOfMarks(root: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const path of sourcesUnder(root)) {
    for (const mark of marksIn(readFileSync(join(root, path), 'utf8')))
      files.set(mark, [...(files.get(mark) ?? []), path]);
  }
  return files;
}
