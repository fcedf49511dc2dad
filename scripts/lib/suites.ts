import { join } from 'node:path';
import { browsersReport, jestCounts, playwrightCounts } from './counts';
import { buildPlain } from './plain-build';
import { fromRoot } from './root';
import { run, runScript, type Print } from './run';
import type { Suite } from './run-stages';

const asStep = (isGood: boolean) => ({ isGood, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

const step = (name: string, execute: (say: Print) => Promise<boolean>, needs: string[] = []): Suite => ({
  name,
  needs,
  execute: async (say) => asStep(await execute(say)),
});

const script = (name: string) => (say: Print) => runScript(name, [], { say });
const typescript =
  (path: string, ...args: string[]) =>
  (say: Print) =>
    run(process.execPath, ['--import', 'tsx', path, ...args], { say });

/** The reports of the last `npm run test:all`, from which `npm run faults` writes its documents. */
export const SAVED_REPORTS = fromRoot('.reports');

/**
 * At least twice the time of each suite on two fast, idle cores. A suite that hangs is then reported by name before
 * the time limit of the whole run.
 */
const LIMIT_MINUTES = { core: 30, unit: 15, flows: 15, money: 35, chain: 15, walks: 10, e2e: 50, browsers: 40 };

function jestSuite(name: 'core' | 'unit' | 'flows' | 'money' | 'chain' | 'walks', reports: string): Suite {
  const report = join(reports, `${name}.json`);
  const limitMinutes = LIMIT_MINUTES[name];
  return {
    name,
    needs: [],
    execute: async (say) => {
      const isGood = await runScript(`test:${name}`, ['--ci', '--json', `--outputFile=${report}`], {
        say,
        limitMinutes,
      });
      return { isGood, ...jestCounts(report) };
    },
  };
}

/** One complete scenario for each feature, and each page's heading, title, description and accessibility. */
const PATHS = ['--project=desktop', '--grep=@path|has a heading, a title and a description'];

function browserSuite(reports: string, args: string[] = []): Suite {
  const report = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    needs: ['build'],
    execute: async (say) => {
      const env = { ...process.env, FNX_JSON_REPORT: report };
      const isGood = await runScript('test:e2e', args, { say, env, limitMinutes: LIMIT_MINUTES.e2e });
      return { isGood, ...playwrightCounts(report) };
    },
  };
}

/**
 * Tests Firefox and WebKit only, because the browser tests above use Chromium. Runs beside those tests, which leave
 * about a quarter of two cores idle.
 */
function otherBrowsersSuite(reports: string): Suite {
  const report = join(reports, 'browsers.json');
  return {
    name: 'browsers',
    needs: ['build'],
    execute: async (say) => {
      const args = ['--no-build', '--engine=firefox', '--engine=webkit', `--report=${report}`];
      const isGood = await runScript('test:browsers', args, {
        say,
        limitMinutes: LIMIT_MINUTES.browsers,
        isInBackground: true,
      });
      const { missing, ...counts } = browsersReport(report);
      return { isGood, ...counts, remark: missing.map((name) => `${name} is not installed`).join(', ') };
    },
  };
}

// Types run last, because a build generates some types at its start.
const LINT = [step('lint', script('lint')), step('types', script('types'))];
const BUILD = [
  step('build', buildPlain),
  step('plain build', typescript('scripts/check-plain-build.ts'), ['build']),
  step('size', typescript('scripts/check-size.ts'), ['build']),
];

/**
 * Returns the stages of the core tests. `reports` is a folder for the runners' reports. Single-core steps run two at
 * a time. Suites with workers run one at a time, except that the suites in browsers run together. `allStages`
 * contains every test of `coreStages`.
 */
export const coreStages = (reports: string): Suite[][][] => [
  [LINT, BUILD],
  [[jestSuite('core', reports), browserSuite(reports, PATHS)]],
];

/** Returns the stages of all tests. `npm run faults` writes the published fault score from their reports. */
export const allStages = (reports = SAVED_REPORTS): Suite[][][] => [
  [LINT, [...BUILD, step('papers', script('test:papers'))]],
  [[...(['unit', 'flows', 'money', 'chain', 'walks'] as const).map((name) => jestSuite(name, reports))]],
  [[browserSuite(reports)], [otherBrowsersSuite(reports)]],
  [
    [
      step('fault score', typescript('scripts/faults.ts', '--check')),
      step('guard titles', typescript('scripts/guards.ts', '--titles')),
    ],
  ],
];
