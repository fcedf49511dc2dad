import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs in the copy of the project that `npm run mutate` makes. A test's own environment would hide which mutants the
 * test covers.
 */
const NODE = '@jest-environment node';
const SHOWN = '@jest-environment @stryker-mutator/jest-runner/jest-env/node';

for (const entry of readdirSync('__tests__', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.test\.tsx?$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const text = readFileSync(path, 'utf8');
  if (text.includes(NODE)) writeFileSync(path, text.replace(NODE, SHOWN));
}
