import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withSandbox } from './lib/bench/deployment';
import { ask } from './lib/nginx/ask';
import { startMachine, type Machine } from './lib/nginx/machine';
import { nginxProgram, RELEASE } from './lib/nginx/start-nginx';
import { ensurePlainBuild } from './lib/plain-build';
import { endGroupsOnSignal } from './lib/process-group';

const LOAD = ['/', '/faq', '/kyc', '/auth/login', '/static/fees', '/api/config', '/api/health/live'];
const READERS = 6;
const FILE = 'a file of the second release';
const WRITERS = 6;
const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

let failed = 0;
const check = (name: string, isRight: boolean, details = '') => {
  if (!isRight) failed += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${name}${details && ` (${details})`}`);
};

/** Makes a call whose body arrives in two parts. */
function askSlowly(origin: string, slowMs: number): Promise<{ status?: number }> {
  const { hostname, port } = new URL(origin);
  const headers = { 'content-type': 'application/json', 'content-length': CALL.length };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: '/api/rpc/0', method: 'POST', agent: false, headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode }));
    });
    asked.once('error', reject);
    asked.write(CALL.slice(0, 10));
    setTimeout(() => asked.end(CALL.slice(10)), slowMs);
  });
}

/**
 * Creates load until it is stopped: reads pages, makes calls at a rate below the limit of one caller, and sends
 * bodies slowly.
 */
function startLoad(origin: string) {
  const counts = new Map<string, number>();
  let isOver = false;
  const count = async (name: string, answer: Promise<{ status?: number }>) => {
    const outcome = await answer.then(
      ({ status }) => (status === 200 ? 'ok' : `${status} ${name}`),
      (reason: Error) => `${reason.message} ${name}`,
    );
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    await pause(200);
  };
  const read = async (first: number) => {
    for (let at = first; !isOver; at += 1) {
      const path = LOAD[at % LOAD.length] ?? '/';
      await count(path, ask(origin, path));
    }
  };
  const write = async (first: number) => {
    for (let at = first; !isOver; at += 1) await count('a slow call', askSlowly(origin, 1_000 + (at % 8) * 1_000));
  };
  const reading = Promise.all([
    ...Array.from({ length: READERS }, (_unused, at) => read(at)),
    ...Array.from({ length: WRITERS }, (_unused, at) => write(at)),
  ]);
  return async () => {
    isOver = true;
    await reading;
    const answered = counts.get('ok') ?? 0;
    counts.delete('ok');
    return { answered, faults: [...counts].map(([outcome, count]) => `${count} times ${outcome}`) };
  };
}

/** The script must replace a dead instance first, so that it never stops the only running one. */
async function tryDeadInstance(machine: Machine): Promise<void> {
  await machine.control('kill', 1);
  const stopLoad = startLoad(machine.origin);
  const { code, output } = await machine.release(RELEASE);
  const { answered, faults } = await stopLoad();
  check('a release while one instance is dead', code === 0, code === 0 ? '' : output);
  check('no request failed meanwhile', faults.length === 0, [`${answered} answered`, ...faults].join(', '));
}

async function tryRelease(machine: Machine, folder: string): Promise<void> {
  const [one, other] = [join(folder, 'good'), join(folder, 'bad')];
  cpSync(RELEASE, one, { recursive: true });
  writeFileSync(join(one, '.next', 'static', 'only-here.txt'), FILE);
  cpSync(one, other, { recursive: true });
  writeFileSync(join(other, 'server.js'), 'process.exit(1);');

  const first = await machine.release(RELEASE);
  check('the first release', first.code === 0, first.code === 0 ? '' : first.output);
  const oldRelease = machine.releaseOf(0);
  await pause(1_000);

  machine.leaveCutOff('only-here.txt');
  const stopLoad = startLoad(machine.origin);
  await pause(2_000);
  const second = await machine.release(one);
  check(
    'a second release under load',
    second.code === 0 && machine.releaseOf(0) !== oldRelease && machine.releaseOf(0) === machine.releaseOf(1),
    second.code === 0 ? '' : second.output,
  );
  const served = await ask(machine.origin, '/_next/static/only-here.txt');
  check('its files are served', served.status === 200);
  check('a file that an earlier copy cut off is whole', served.body.toString() === FILE);
  const good = machine.releaseOf(0);

  const third = await machine.release(other, { FNX_READY_SECONDS: '6' });
  check(
    'a release that does not become ready is refused',
    third.code === 1 && third.output.includes('did not become ready within 6 s'),
    third.output.split('\n').at(-2),
  );
  check('the instances run the former release', machine.releaseOf(0) === good && machine.releaseOf(1) === good);
  check('no copy of it stays', machine.releases().length === 2, machine.releases().join());

  const back = await machine.release(join(folder, 'machine-releases', oldRelease)).catch(() => undefined);
  check('a folder that is no release is refused', back?.code === 1, back?.output.trim());

  const before = machine.releases().length;
  const full = await machine.release(one, { PATH: `${join(folder, 'full')}:${process.env.PATH ?? ''}` });
  check(
    'a disk without room is refused before anything changes',
    full.code === 1 && full.output.includes('Nothing was changed') && machine.releases().length === before,
    full.output.trim(),
  );

  const { answered, faults } = await stopLoad();
  check('no request failed meanwhile', faults.length === 0, [`${answered} answered`, ...faults].join(', '));

  await ask(machine.origin, '/how-work');
  const begun = Date.now();
  const again = await machine.release(machine.current);
  check(
    'the link to the current release is used as its folder',
    again.code === 0 && machine.releaseOf(0) === good && machine.releases().length === before,
    again.code === 0 ? machine.releaseOf(0) : again.output,
  );
  check('no page from before a release is kept', machine.oldestPage() >= begun);
}

/** `npm run test:release`: tests deploy/release.sh under load, with nginx and two instances. */
async function main() {
  endGroupsOnSignal();
  if (!nginxProgram()) {
    console.log(
      'nginx is not installed here, so deploy/release.sh was not tested. deploy/install.sh --packages installs it.',
    );
    return;
  }
  await ensurePlainBuild();
  const folder = mkdtempSync(join(tmpdir(), 'fnx-releases-'));
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full', 'df'), '#!/bin/sh\necho head\necho disk 1000 999 1 99% /\n');
  chmodSync(join(folder, 'full', 'df'), 0o755);
  await withSandbox(async (env) => {
    const machine = await startMachine(env);
    try {
      await tryRelease(machine, folder);
      await tryDeadInstance(machine);
    } finally {
      await machine.stop();
    }
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
