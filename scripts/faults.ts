import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FAULT_TABLES } from './faults/list';
import { differences } from './lib/faults/compare';
import { faultsDocument, faultsJson } from './lib/faults/document';
import { judgeAll } from './lib/faults/judge';
import { readResults } from './lib/faults/reports';
import { runCases } from './lib/faults/run-cases';
import { endGroupsOnSignal } from './lib/process-group';
import { fromRoot } from './lib/root';
import { SAVED_REPORTS } from './lib/suites';

const MD = fromRoot('docs', 'faults.md');
const JSON_FILE = fromRoot('docs', 'faults.json');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * `npm run faults` writes the fault score from the reports of the last `npm run test:all`. `-- --check` compares the
 * committed score with those reports. `-- ID` runs the tests of the cases whose id starts with ID.
 */
async function main(): Promise<boolean> {
  const word = process.argv.slice(2).join(' ');
  if (word !== '' && word !== '--check') return runCases(FAULT_TABLES, word);
  const results = readResults(SAVED_REPORTS);
  if (results.length === 0) throw new Error('There are no reports. Run `npm run test:all` first.');
  const judged = judgeAll(FAULT_TABLES, results);
  const made = { md: faultsDocument(judged), json: faultsJson(judged) };
  const passed = judged.flatMap(({ cases }) => cases).filter(({ isPassed }) => isPassed).length;
  console.log(`${passed} of ${judged.flatMap(({ cases }) => cases).length} cases passed`);
  if (word === '') {
    writeFileSync(MD, made.md);
    writeFileSync(JSON_FILE, made.json);
    console.log('Wrote docs/faults.md and docs/faults.json');
    return true;
  }
  const found = differences({ md: read(MD), json: read(JSON_FILE) }, made);
  for (const line of found) console.error(line);
  if (found.length > 0) console.error('Run `npm run faults` if these results are right.');
  return found.length === 0;
}

endGroupsOnSignal();
main().then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (reason: unknown) => {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  },
);
