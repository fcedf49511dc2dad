import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUARDS } from './guards/list';
import { mutate, withoutTest, type Guard } from './guards/guard';
import { jestCounts } from './lib/counts';
import { readResults } from './lib/faults/reports';
import { endGroup, endGroupsOnSignal, spawnGroup } from './lib/process-group';
import { fromRoot } from './lib/root';
import { SAVED_REPORTS } from './lib/suites';

/**
 * `npm run guards [words]`: runs mutation checks. Replaces one guard at a time in a copy of the project and runs the
 * tests that must then fail. Words select guards by name, file or test. `-- --titles` looks for the tests in the
 * reports of the last `npm run test:all`.
 */
const COPIED = [
  'src',
  '__tests__',
  'scripts',
  'pages',
  'docs',
  'package.json',
  'tsconfig.json',
  'jest.config.mjs',
  'next.config.js',
];
const LIMIT_MS = 300_000;

type Tests = Pick<Guard, 'test' | 'only'>;
const projectOf = (test: string): string => test.split('/')[0] ?? '';

type Outcome = { name: string; seconds: number; isKilled: boolean; remark: string };

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fnx-guards-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of COPIED) cpSync(fromRoot(name), join(copy, name), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function run(copy: string, { test, only }: Tests): Promise<{ passed: number; failed: number }> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const chosen = only ? ['--testNamePattern', only] : [];
  const args = [
    fromRoot('node_modules/jest/bin/jest.js'),
    join('__tests__', test),
    '--selectProjects',
    projectOf(test),
    '--ci',
    '--json',
    `--outputFile=${report}`,
    ...chosen,
  ];
  const child = spawnGroup(process.execPath, args, { cwd: copy, stdio: 'ignore' });
  const tooLong = setTimeout(() => void endGroup(child), LIMIT_MS);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(tooLong);
  return jestCounts(report);
}

async function outcomeOf(copy: string, guard: Guard): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (isKilled: boolean, remark: string): Outcome => ({
    name: guard.name,
    isKilled,
    remark,
    seconds: (performance.now() - startedAt) / 1_000,
  });
  const path = join(copy, guard.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(whole, guard));
  try {
    const { passed, failed } = await run(copy, guard);
    if (passed + failed === 0) return outcome(false, `${guard.test} ran no test`);
    return outcome(failed > 0, failed > 0 ? '' : `${guard.test} passes although the code was changed`);
  } finally {
    writeFileSync(path, whole);
  }
}

/** Finds tests that already fail, because they would seem to detect any mutation. */
async function failingAlready(copy: string, guards: readonly Guard[]): Promise<string[]> {
  const failing: string[] = [];
  for (const test of new Set(guards.map((guard) => guard.test))) {
    const needed = guards.filter((guard) => guard.test === test).map(({ only }) => only);
    const only = needed.every((one) => one !== undefined) ? needed.join('|') : undefined;
    const { passed, failed } = await run(copy, { test, only });
    console.log(`${test}: ${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) failing.push(test);
  }
  return failing;
}

function printOutcome({ name, seconds, isKilled, remark }: Outcome): void {
  console.log(
    `${isKilled ? 'killed  ' : 'SURVIVED'}  ${seconds.toFixed(1).padStart(6)}  ${name}${remark && `  (${remark})`}`,
  );
}

function checkTitles(): void {
  const lost = withoutTest(GUARDS, readResults(SAVED_REPORTS));
  for (const { name, test, only } of lost) console.error(`FAILED  ${name}: no test of ${test} is called "${only}"`);
  console.log(`${GUARDS.length - lost.length} of ${GUARDS.length} mutation checks name a test that ran`);
  process.exitCode = lost.length === 0 ? 0 : 1;
}

async function main() {
  if (process.argv.includes('--titles')) return checkTitles();
  endGroupsOnSignal();
  const words = process.argv.slice(2).join(' ').toLowerCase();
  const guards = GUARDS.filter(({ name, file, test }) => `${name} ${file} ${test}`.toLowerCase().includes(words));
  const startedAt = performance.now();
  const copy = copyProject();
  const failing = await failingAlready(copy, guards);
  if (failing.length > 0) throw new Error(`These tests already fail without a mutation: ${failing.join(', ')}`);
  const outcomes: Outcome[] = [];
  for (const guard of guards) {
    const outcome = await outcomeOf(copy, guard);
    printOutcome(outcome);
    outcomes.push(outcome);
  }
  const killedCount = outcomes.filter((outcome) => outcome.isKilled).length;
  console.log(
    `\n${guards.length} mutations, ${killedCount} killed, in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
  );
  process.exitCode = killedCount === guards.length && guards.length > 0 ? 0 : 1;
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
