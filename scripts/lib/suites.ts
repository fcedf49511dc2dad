import { join } from 'node:path';
import { jestCounts, playwrightCounts, type Counts } from './counts';
import { buildPlain } from './plain-build';
import { run, runScript } from './run';

export type Suite = {
  name: string;
  /** The suites without which this one could only fail. */
  needs: string[];
  /** Counts tests; a suite without tests of its own is one step. */
  execute: () => Promise<Counts & { isGood: boolean }>;
};

const asStep = (isGood: boolean) => ({ isGood, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

const step = (name: string, execute: () => Promise<boolean>, needs: string[] = []): Suite => ({
  name,
  needs,
  execute: async () => asStep(await execute()),
});

const typescript = (path: string) => run(process.execPath, ['--import', 'tsx', path]);

function jestSuite(name: string, reports: string): Suite {
  const report = join(reports, `${name}.json`);
  return {
    name,
    needs: [],
    execute: async () => {
      const isGood = await runScript(`test:${name}`, ['--ci', '--json', `--outputFile=${report}`]);
      return { isGood, ...jestCounts(report) };
    },
  };
}

function browserSuite(reports: string): Suite {
  const report = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    needs: ['build'],
    execute: async () => {
      const isGood = await runScript('test:e2e', [], { env: { ...process.env, FNX_JSON_REPORT: report } });
      return { isGood, ...playwrightCounts(report) };
    },
  };
}

/** All of `npm test`, in order; `reports` is a folder for the counts. */
export const suites = (reports: string): Suite[] => [
  step('lint', () => runScript('lint')),
  step('types', () => runScript('types')),
  jestSuite('unit', reports),
  jestSuite('flows', reports),
  jestSuite('money', reports),
  jestSuite('chain', reports),
  step('build', buildPlain),
  step('plain build', () => typescript('scripts/check-plain-build.ts'), ['build']),
  step('size', () => typescript('scripts/check-size.ts'), ['build']),
  browserSuite(reports),
];
