import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroupsOnSignal } from './lib/process-group';
import { runStages, type Outcome } from './lib/run-stages';
import { allStages, coreStages, SAVED_REPORTS } from './lib/suites';

/**
 * `npm test` runs the core tests, `npm run test:all` every suite. Both continue after a failure, then print a table
 * and a summary. `test:all` keeps the reports of its runners for `npm run faults`.
 */
function printTable(outcomes: Outcome[]) {
  console.log(`\n${'suite'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
  for (const { name, passed, failed, seconds, remark } of outcomes) {
    const figures = [String(passed).padStart(8), String(failed).padStart(8), seconds.toFixed(1).padStart(9)];
    console.log(`${name.padEnd(14)}${figures.join('')}  ${remark}`.trimEnd());
  }
}

/** Prints all failures at the end, before the table, because often only the end of a log is kept. */
function printFailures(outcomes: Outcome[]) {
  for (const { name, failures } of outcomes)
    if (failures.length) console.log(`\nFailed in ${name}:\n${failures.map((line) => `  ${line}`).join('\n')}`);
}

const say = (words: string) => void process.stdout.write(words);
const total = (outcomes: Outcome[], of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);

async function runCore(): Promise<Outcome[]> {
  const reports = mkdtempSync(join(tmpdir(), 'fnx-test-'));
  try {
    return await runStages(coreStages(reports), say);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

async function runAll(): Promise<Outcome[]> {
  rmSync(SAVED_REPORTS, { recursive: true, force: true });
  mkdirSync(SAVED_REPORTS);
  return runStages(allStages(), say);
}

async function main() {
  endGroupsOnSignal();
  const outcomes = await (process.argv.includes('--all') ? runAll() : runCore());
  printFailures(outcomes);
  printTable(outcomes);
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`);
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

void main();
