import { tableOf, writeResults } from './lib/bench/results';
import { withFrontEnds, type FrontEnd } from './lib/bench/front-ends';
import { CONNECTIONS, hasWrk, wrk, type Load } from './lib/bench/wrk';
import { endGroupsOnSignal } from './lib/process-group';

const WARM_UP_S = 3;
const SECONDS = 10;

const PAGES = ['/', '/price', '/faq', '/blog/market/how-deep-is-the-pool', '/static/risk-disclosure', '/auth/login'];
const HEADS = ['Page', 'Requests/s', 'Latency p50 / p99', 'Requests/s, gzip', 'Latency p50 / p99', 'Response size'];

const cellsOf = ({ rate, p50, p99, late }: Load) => [
  String(rate),
  `${p50} / ${p99}${late > 0 ? `, ${late} over 2 s` : ''}`,
];

async function rowFor(origin: string, path: string): Promise<string[]> {
  const address = `${origin}${path}`;
  await wrk(address, { seconds: WARM_UP_S });
  const plain = await wrk(address, { seconds: SECONDS, encoding: 'identity' });
  const zipped = await wrk(address, { seconds: SECONDS });
  return [`\`${path}\``, ...cellsOf(plain), ...cellsOf(zipped), `${zipped.kib.toFixed(1)} KiB`];
}

async function tableFor({ by, origin }: FrontEnd, paths: readonly string[]): Promise<string[]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const row = await rowFor(origin, path);
    console.log(`${by}: ${row.join('  ')}`);
    rows.push(row);
  }
  return [`Served by ${by}:`, tableOf(HEADS, rows)];
}

/**
 * `npm run bench:load`: measures how many requests per second nginx answers, and how many the process answers without
 * nginx. Writes docs/benchmarks.md. With page arguments, only prints.
 */
async function main(): Promise<void> {
  endGroupsOnSignal();
  if (!hasWrk()) throw new Error('This needs wrk.');
  const asked = process.argv.slice(2);
  const tables: string[] = [];
  await withFrontEnds(async (frontEnds) => {
    for (const one of frontEnds) tables.push(...(await tableFor(one, asked.length > 0 ? asked : PAGES)));
  });
  if (asked.length > 0) return;
  writeResults('load', [
    `wrk with ${CONNECTIONS} connections for ${SECONDS} s after ${WARM_UP_S} s to warm up. It runs on the same machine and uses part of the CPU.`,
    ...tables,
  ]);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
