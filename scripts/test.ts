import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroupsOnSignal } from './lib/process-group';
import { runStages, type Outcome } from './lib/run-stages';
import { allStages, coreStages } from './lib/suites';

/**
 * `npm test` runs the core of the tests, `npm run test:all` every suite. Both continue after a failure, then print a table and
 * a summary.
 */
function printTable(outcomes: Outcome[]) {
  console.log(`\n${'suite'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
  for (const { name, passed, failed, seconds, remark } of outcomes) {
    const figures = [String(passed).padStart(8), String(failed).padStart(8), seconds.toFixed(1).padStart(9)];
    console.log(`${name.padEnd(14)}${figures.join('')}  ${remark}`.trimEnd());
  }
}

const total = (outcomes: Outcome[], of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);

async function main() {
  endGroupsOnSignal();
  const reports = mkdtempSync(join(tmpdir(), 'fnx-test-'));
  let outcomes: Outcome[];
  try {
    const stages = process.argv.includes('--all') ? allStages(reports) : coreStages(reports);
    outcomes = await runStages(stages, (words) => void process.stdout.write(words));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  printTable(outcomes);
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`);
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

void main();
