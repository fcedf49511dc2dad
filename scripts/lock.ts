import { readFileSync, writeFileSync } from 'node:fs';
import { completed, missingFrom, type Packages } from './lib/lock';
import { fromRoot } from './lib/root';

/** `npm run lock`: adds the lock entries for binaries of other systems. Run it after dependencies have changed. */
const path = fromRoot('package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages };
const missing = missingFrom(lock.packages);
writeFileSync(path, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`);
console.log(
  missing.length === 0
    ? 'The lock is complete.'
    : `Entries for ${missing.length} binaries of other systems were added.`,
);
