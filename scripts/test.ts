import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroupsOnSignal } from './lib/process-group';
import { suites, type Suite } from './lib/suites';

/** `npm test`: every suite in order, also after one that failed, then a table and one line that sums it up. */
type Outcome = { name: string; isGood: boolean; passed: number; failed: number; seconds: number; remark: string };

async function outcomeOf(suite: Suite, before: Outcome[]): Promise<Outcome> {
  const missing = suite.needs.find((need) => !before.some(({ name, isGood }) => name === need && isGood));
  if (missing)
    return { name: suite.name, isGood: false, passed: 0, failed: 1, seconds: 0, remark: `not run without ${missing}` };

  console.log(`\n=== ${suite.name}`);
  const startedAt = performance.now();
  const { isGood, passed, failed } = await suite.execute();
  const seconds = (performance.now() - startedAt) / 1_000;
  if (passed + failed === 0)
    return { name: suite.name, isGood: false, passed, failed: 1, seconds, remark: 'ran no test' };
  // A runner that fails although each of its tests passed has found something that is no test.
  const unnamed = !isGood && failed === 0 ? 1 : 0;
  return { name: suite.name, isGood: isGood && failed === 0, passed, failed: failed + unnamed, seconds, remark: '' };
}

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
  const outcomes: Outcome[] = [];
  try {
    for (const suite of suites(reports)) outcomes.push(await outcomeOf(suite, outcomes));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  printTable(outcomes);
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`);
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

void main();
