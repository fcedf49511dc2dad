import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TRUST_CALLERS } from './lib/bench/callers';
import { withSandbox } from './lib/bench/deployment';
import { tableOf, writeResults } from './lib/bench/results';
import { openServiceGateway, type ServiceGateway } from './lib/bench/service-gateway';
import { underLoad, type Phase } from './lib/bench/steady-load';
import { hasWrk, wrk } from './lib/bench/wrk';
import { freePort } from './lib/free-port';
import { startMachine, type Machine } from './lib/nginx/machine';
import { nginxProgram, RELEASE } from './lib/nginx/start-nginx';
import { ensurePlainBuild } from './lib/plain-build';
import { endGroup, endGroupsOnSignal, spawnGroup } from './lib/process-group';

const REDIS = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync);
const PUBLIC = ['/', '/price', '/faq', '/bank-overview'];
const ALL = [...PUBLIC, '/kyc', '/api/config', '/api/health/live'];
const READERS = 6;
const AWAY_MS = 60_000;
/** More than twice the time for which a page is cached, so that both counts contain renewals. */
const COUNTED_MS = 75_000;

const faults: string[] = [];
const target = (name: string, isMet: boolean, details: string) => {
  console.log(`${isMet ? 'ok  ' : 'FAIL'}  ${name} (${details})`);
  if (!isMet) faults.push(`${name} (${details})`);
};

function startRedis(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const begin = () => spawnGroup(REDIS ?? 'redis-server', args, { stdio: 'ignore' });
  let child = begin();
  return { end: () => endGroup(child), restart: () => void (child = begin()) };
}

type Fleet = { machine: Machine; gateway: ServiceGateway; redis: ReturnType<typeof startRedis>; folder: string };

async function ready(instance: string): Promise<void> {
  while (!(await fetch(`${instance}/api/health/ready`).catch(() => null))?.ok) await pause(100);
}

/** Returns the phases. Each has a name, the URLs to read, and a fault. */
function phasesOf({ machine, gateway, redis, folder }: Fleet): [string, readonly string[], () => Promise<unknown>][] {
  const [first = '', second = ''] = machine.instances;
  const restart = async () => {
    await machine.control('kill', 0);
    await pause(5_000);
    await machine.control('start', 0);
    await ready(first);
  };
  const withoutRedis = async () => {
    await redis.end();
    await pause(10_000);
    redis.restart();
    await pause(7_000);
  };
  const withoutService = async () => {
    await gateway.close();
    await pause(AWAY_MS);
    await gateway.open();
  };
  const withoutInstances = async () => {
    for (const at of [0, 1] as const) await machine.control('kill', at);
    await pause(15_000);
    for (const at of [0, 1] as const) await machine.control('start', at);
    await Promise.all([ready(first), ready(second)]);
  };
  const release = async () => {
    const { code, output } = await machine.release(folder);
    if (code !== 0) throw new Error(output);
  };
  return [
    ['nothing else happens', ALL, () => pause(15_000)],
    ['an instance is killed and started again', ALL, restart],
    ['Redis stops and starts again', ALL, withoutRedis],
    ['the service is unavailable for a minute', ALL, withoutService],
    ['a release', ALL, release],
    ['all instances are killed and started again', PUBLIC, withoutInstances],
  ];
}

const rowOf = (name: string, { requests, faults: failed, p50, p99 }: Phase) => [
  name,
  String(requests),
  String(failed.length),
  `${p50} / ${p99} ms`,
];

async function callsOf(gateway: ServiceGateway, origin: string, readers: number): Promise<number> {
  const before = gateway.calls();
  await underLoad(origin, { paths: PUBLIC, readers }, () => pause(COUNTED_MS));
  return gateway.calls() - before;
}

async function throughput(machine: Machine): Promise<string[][]> {
  const [first = '', second = ''] = machine.instances;
  const { rate: one } = await wrk(first);
  const both = (await Promise.all([wrk(first), wrk(second)])).reduce((sum, { rate }) => sum + rate, 0);
  const { rate: kept } = await wrk(machine.origin);
  target('nginx serves pages at five times the rate of one instance', kept >= one * 5, `${kept} and ${one} per second`);
  return [
    ['one instance', String(one)],
    ['two instances at the same time', String(both)],
    ['nginx', String(kept)],
  ];
}

async function measure(fleet: Fleet): Promise<void> {
  const { machine, gateway } = fleet;
  const first = await machine.release(RELEASE);
  if (first.code !== 0) throw new Error(first.output);
  const load = loadavg();
  const busy = (load[0] ?? 0) > availableParallelism() ? ' Other programs kept the machine busy.' : '';
  const rows: string[][] = [];
  for (const [name, paths, work] of phasesOf(fleet)) {
    // Reads each page into nginx's cache before the measurement, because a release empties that cache.
    for (const path of ALL) await (await fetch(`${machine.origin}${path}`)).arrayBuffer();
    const phase = await underLoad(machine.origin, { paths, readers: READERS }, work);
    target(
      `no request failed: ${name}`,
      phase.faults.length === 0,
      [`${phase.requests} requests`, ...phase.faults].join(', '),
    );
    rows.push(rowOf(name, phase));
  }
  const [few, many] = [await callsOf(gateway, machine.origin, 2), await callsOf(gateway, machine.origin, 40)];
  target(
    'calls to the service do not grow with readers',
    many <= few * 1.5 + 4,
    `${few} with 2 readers, ${many} with 40`,
  );
  const rates = await throughput(machine);
  writeResults('fleet', [
    `nginx, two instances and Redis on one machine, which also ran the clients. Load average at the start: ${load.map((one) => one.toFixed(1)).join(', ')}.${busy}`,
    tableOf(['While', 'Requests', 'Kinds of failures', 'Latency p50 / p99'], rows),
    `Calls to the service for public pages in ${COUNTED_MS / 1_000} s: ${few} with 2 readers, ${many} with 40.`,
    tableOf(['`/` with gzip, measured by wrk', 'Requests/s'], rates),
    faults.length === 0 ? 'All targets were met.' : `Targets missed: ${faults.join('; ')}.`,
  ]);
}

/**
 * `npm run bench:fleet`: measures nginx with two instances while parts of the fleet fail, and writes
 * docs/benchmarks.md.
 */
async function main(): Promise<void> {
  endGroupsOnSignal();
  if (!nginxProgram() || !REDIS || !hasWrk())
    throw new Error('This needs nginx, redis-server and wrk. deploy/install.sh --packages installs the first two.');
  await ensurePlainBuild();
  const folder = mkdtempSync(join(tmpdir(), 'fnx-fleet-'));
  const second = join(folder, 'second');
  cpSync(RELEASE, second, { recursive: true });
  writeFileSync(join(second, 'second'), 'the second release');
  await withSandbox(async (env) => {
    const gateway = await openServiceGateway(env.TOKEN_SERVICE_URL ?? '');
    const redisPort = await freePort();
    const own = { ...env, TOKEN_SERVICE_URL: gateway.url, REDIS_URL: `redis://127.0.0.1:${redisPort}` };
    const redis = startRedis(redisPort);
    const machine = await startMachine(own, TRUST_CALLERS);
    try {
      await measure({ machine, gateway, redis, folder: second });
    } finally {
      await machine.stop();
      await gateway.close();
      await redis.end();
    }
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
