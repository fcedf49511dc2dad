import { chromiumEngine } from './engines/chromium';
import { firefoxEngine } from './engines/firefox';
import { webkitEngine } from './engines/webkit';
import type { Browser, Engine } from './engine';
import { SCENARIOS } from './scenarios';
import { perform, type Scenario } from './stage';
import { startWatchedSite, type WatchedSite } from './watched-site';

const ENGINES: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];
const LIMIT_MS = 240_000;

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

async function runScenario({ scenario, engine, browser, site }: Running): Promise<boolean> {
  const startedAt = performance.now();
  const problem = await withinLimit(perform(scenario, engine.name, browser, site)).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  );
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
