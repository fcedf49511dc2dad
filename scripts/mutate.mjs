import { Stryker } from '@stryker-mutator/core';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run mutate -- GROUP [FILES [TESTS]]`: runs mutation testing of a group. The pattern FILES selects files of the
 * group's folder. TESTS replace the group's tests. See docs/mutation.md.
 */
const GROUPS = {
  guard: {
    folder: 'src/shell/guard',
    tests: ['unit/shell/guard', 'flows/access/session', 'flows/faults/session/next-person'],
  },
  session: { folder: 'src/session', tests: ['unit/session/*'] },
  proxy: { folder: 'src/proxy', tests: ['unit/proxy/*'] },
  // The tests on the real chain are missing, because they would take minutes for each mutant.
  money: { folder: 'src/tx', tests: ['money/rules/*'] },
};

async function main() {
  const [group = '', files = '**/*.{ts,tsx}', ...named] = process.argv.slice(2);
  if (!Object.hasOwn(GROUPS, group)) throw new Error(`Name one of the groups ${Object.keys(GROUPS).join(', ')}.`);
  const { folder, tests } = GROUPS[group];
  const chosen = named.length > 0 ? named : tests;
  const report = (ending) => join('.reports', 'mutation', `${group}${ending}`);
  await new Stryker({
    mutate: [`${folder}/${files}`],
    testRunner: 'jest',
    jest: {
      configFile: 'scripts/lib/mutation-jest.mjs',
      config: { testMatch: chosen.map((test) => `<rootDir>/__tests__/${test}.test.{ts,tsx}`) },
    },
    buildCommand: 'node scripts/lib/mutation-coverage.mjs',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['public', '.sandbox', '.reports', 'test-results'],
    // Outside the project, so that no other tool finds the copy.
    tempDirName: join(tmpdir(), 'fnx-mutation'),
    cleanTempDir: 'always',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: report('.incremental.json'),
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, allowColor: Boolean(process.stdout.isTTY) },
    jsonReporter: { fileName: report('.json') },
    htmlReporter: { fileName: report('.html') },
  }).runMutationTest();
}

main().catch((reason) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
