import { readFileSync, writeFileSync } from 'node:fs';
import { sbomOf, type Lock } from './lib/sbom';
import { licencesDocument } from './lib/licences';
import { fromRoot } from './lib/root';

/**
 * `npm run sbom` writes the bill of materials and the licences. `npm sbom` does not work here, because some packages
 * require older peers than the installed ones.
 */
const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as Lock;
const sbom = sbomOf(lock);
writeFileSync(fromRoot('docs', 'sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync(fromRoot('docs', 'licences.md'), licencesDocument(lock));
console.log(`Wrote docs/sbom.json with ${sbom.components.length} packages, and docs/licences.md`);
