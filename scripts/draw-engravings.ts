import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { engravings } from './lib/engravings';
import { fromRoot } from './lib/root';

const DIGITS = 8;
const FOLDER = fromRoot('public', 'engraved');

/**
 * Redraws the engravings and writes src/config/engravings.ts: `node --import tsx scripts/draw-engravings.ts`.
 * Browsers cache engravings forever, so each file name contains a version. A test compares the files with the
 * generator.
 */
function main() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const lines = Object.entries(engravings()).map(([name, svg]) => {
    const file = `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, DIGITS)}.svg`;
    writeFileSync(fromRoot('public', 'engraved', file), svg);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '/engraved/${file}',`;
  });
  const words = [
    '/** Written by scripts/draw-engravings.ts: the files of public/engraved, each with its version. */',
    `export const ENGRAVINGS = {\n${lines.join('\n')}\n} as const;`,
  ];
  writeFileSync(fromRoot('src', 'config', 'engravings.ts'), `${words.join('\n')}\n`);
}

main();
