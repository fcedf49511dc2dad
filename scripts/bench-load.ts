import * as z from 'zod/mini';
import { withDeployment } from './lib/bench/deployment';
import { tableOf, writeResults } from './lib/bench/results';
import { runTool } from './lib/bench/tool';
import { endGroupsOnSignal } from './lib/process-group';

const AUTOCANNON = { name: 'autocannon', version: '8.0.0', variable: 'AUTOCANNON' };
const CONNECTIONS = 50;
const WARM_UP_S = 3;
const SECONDS = 10;

const PAGES = ['/', '/price', '/faq', '/blog/market/how-deep-is-the-pool', '/static/risk-disclosure', '/auth/login'];

const result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  throughput: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

async function runLoad(address: string, { seconds, encoding }: { seconds: number; encoding?: string }) {
  const args = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds), '--timeout', '30'];
  const headers = encoding ? ['--headers', `accept-encoding=${encoding}`] : [];
  const report = result.parse(JSON.parse(await runTool(AUTOCANNON, [...args, ...headers, address])));
  if (report.non2xx + report.errors > 0)
    throw new Error(`${address}: ${report.non2xx} answers other than 2xx, ${report.errors} errors.`);
  return report;
}

async function rowFor(origin: string, path: string): Promise<string[]> {
  const address = `${origin}${path}`;
  await runLoad(address, { seconds: WARM_UP_S });
  const plain = await runLoad(address, { seconds: SECONDS });
  const zipped = await runLoad(address, { seconds: SECONDS, encoding: 'gzip' });
  const rate = ({ requests }: typeof plain) => Math.round(requests.average).toString();
  const kib = (zipped.throughput.average / Math.max(zipped.requests.average, 1) / 1_024).toFixed(1);
  const row = [`\`${path}\``, rate(plain), `${plain.latency.p50} / ${plain.latency.p99} ms`, rate(zipped)];
  return [...row, `${zipped.latency.p50} / ${zipped.latency.p99} ms`, `${kib} KiB`];
}

/**
 * `npm run bench:load`: measures how many requests per second `next start` answers and writes docs/benchmarks.md. With
 * page arguments it only prints.
 */
async function main(): Promise<void> {
  endGroupsOnSignal();
  const asked = process.argv.slice(2);
  const rows: string[][] = [];
  await withDeployment(async (origin) => {
    for (const path of asked.length > 0 ? asked : PAGES) {
      const row = await rowFor(origin, path);
      console.log(row.join('  '));
      rows.push(row);
    }
  });
  const heads = ['Page', 'Requests/s', 'Latency p50 / p99', 'Requests/s, gzip', 'Latency p50 / p99', 'Response size'];
  if (asked.length > 0) return;
  writeResults('load', [
    `autocannon ${AUTOCANNON.version}, ${CONNECTIONS} connections for ${SECONDS} s after ${WARM_UP_S} s to warm up. It runs on the same machine and uses part of the CPU.`,
    tableOf(heads, rows),
  ]);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
