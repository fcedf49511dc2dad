import { chromiumEngine } from './engines/chromium';
import { firefoxEngine } from './engines/firefox';
import { webkitEngine } from './engines/webkit';
import type { Browser, Engine } from './engine';
import { SCENARIOS } from './scenarios';
import { perform, type Scenario } from './stage';
import { startWatchedSite, type WatchedSite } from './watched-site';

const ENGINES: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];
const LIMIT_MS = 240_000;
/** WebDriver's error when the browser's session has ended. */
const SESSION_LOST = 'invalid session id';

export type Selection = { engines: readonly string[]; words: readonly string[] };
export type Counts = { passed: number; failed: number; missing: string[] };

/** The engines run in parallel, each with its own chain, service and app. */
export async function runInBrowsers({ engines, words }: Selection): Promise<Counts> {
  const chosen = ENGINES.filter(({ name }) => engines.length === 0 || engines.includes(name));
  const scenarios = SCENARIOS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const counts = await Promise.all(chosen.map((engine) => runEngine(engine, scenarios)));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    missing: counts.flatMap(({ missing }) => missing),
  };
}

/** Continuous integration fails if an engine is missing. Elsewhere the summary names the missing engines. */
async function runEngine(engine: Engine, scenarios: readonly Scenario[]): Promise<Counts> {
  const missing = engine.missing();
  if (missing) {
    console.log(`\n${engine.name}: NOT RUN. ${missing}`);
    return { passed: 0, failed: process.env.CI ? scenarios.length : 0, missing: [engine.name] };
  }
  const site = await startWatchedSite();
  try {
    const browser = await engine.launch();
    console.log(`\n${browser.title}`);
    const counts: Counts = { passed: 0, failed: 0, missing: [] };
    for (const scenario of scenarios) {
      const isGood = await runScenario({ scenario, engine, browser, site });
      counts[isGood ? 'passed' : 'failed'] += 1;
    }
    await browser.close();
    return counts;
  } finally {
    await site.stop();
  }
}

type Running = { scenario: Scenario; engine: Engine; browser: Browser; site: WatchedSite };

/** A browser that crashes says nothing about the app, so the scenario runs a second time. */
async function runScenario(running: Running): Promise<boolean> {
  const startedAt = performance.now();
  let problem = await problemOf(running);
  if (problem?.includes(SESSION_LOST)) {
    console.log(`  CRASHED ${running.engine.name.padEnd(8)}  ${running.scenario.name}: it runs again`);
    problem = await problemOf(running);
  }
  return report(running, problem, startedAt);
}

const problemOf = ({ scenario, engine, browser, site }: Running): Promise<string | undefined> =>
  withinLimit(perform(scenario, engine.name, browser, site)).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  );

function report({ scenario, engine }: Running, problem: string | undefined, startedAt: number): boolean {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const verdict = problem === undefined ? 'passed' : 'FAILED';
  console.log(`  ${verdict}  ${engine.name.padEnd(8)}  ${scenario.name} (${seconds} s)`);
  if (problem !== undefined) console.log(problem.replaceAll(/^/gm, '          '));
  return problem === undefined;
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${LIMIT_MS / 1_000} s`)), LIMIT_MS);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
