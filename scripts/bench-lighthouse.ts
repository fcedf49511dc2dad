import { findBrowser, launchArgs } from './browser';
import { ASKED, auditFrom, HEADS, rowOf, type Audit } from './lib/bench/audit';
import { tableOf, writeResults } from './lib/bench/results';
import { withFrontEnds, type FrontEnd } from './lib/bench/front-ends';
import { runTool } from './lib/bench/tool';
import { endGroupsOnSignal } from './lib/process-group';

const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0', variable: 'LIGHTHOUSE' };
const RUNS = 3;

const PAGES = ['/', '/price', '/faq', '/blog/market/how-deep-is-the-pool', '/static/risk-disclosure', '/auth/login'];

/**
 * `simulated` estimates the times of a slow phone from a load at full speed. `applied` slows the browser down. The
 * estimated LCP includes every script that arrives before the first paint. On one machine for server and browser,
 * these are all scripts.
 */
const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof THROTTLING;

async function measure(address: string, throttling: Throttling): Promise<Audit> {
  const flags = ['--headless=new', ...launchArgs()].join(' ');
  const asked = [
    `--only-categories=${ASKED}`,
    `--throttling-method=${THROTTLING[throttling]}`,
    `--chrome-flags=${flags}`,
  ];
  const args = [address, '--output=json', '--quiet', ...asked];
  return auditFrom(await runTool(LIGHTHOUSE, args, { ...process.env, CHROME_PATH: findBrowser() }));
}

async function tableFor({ by, origin }: FrontEnd, paths: readonly string[], throttling: Throttling): Promise<string[]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const audits: Audit[] = [];
    while (audits.length < RUNS) audits.push(await measure(`${origin}${path}`, throttling));
    const row = rowOf(path, audits);
    console.log(`${by}, ${throttling}: ${row.join('  ')}`);
    rows.push(row);
  }
  return [`Served by ${by}, with ${throttling} throttling:`, tableOf(HEADS, rows)];
}

/**
 * `npm run bench:lighthouse`: measures the pages with Lighthouse's mobile preset, with and without nginx, and writes
 * docs/benchmarks.md. With page arguments, only prints.
 */
async function main(): Promise<void> {
  endGroupsOnSignal();
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : PAGES;
  const tables: string[] = [];
  await withFrontEnds(async (frontEnds) => {
    const [first, ...others] = frontEnds;
    if (first)
      tables.push(...(await tableFor(first, paths, 'simulated')), ...(await tableFor(first, paths, 'applied')));
    for (const other of others) tables.push(...(await tableFor(other, paths, 'simulated')));
  });
  if (asked.length > 0) return;
  writeResults('lighthouse', [
    `Lighthouse ${LIGHTHOUSE.version}, its mobile preset, the median of ${RUNS} runs. The benchmark index is Lighthouse’s measure of the machine’s speed. The TBT of a machine with another index is calculated from the tasks over 50 ms.`,
    ...tables,
  ]);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
