/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../support/http';

const SERVER = `console.log(JSON.stringify({ host: process.env.HOSTNAME, port: process.env.PORT, dist: process.env.NEXT_DIST_DIR }));`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fnx-start-'));
  cpSync('deploy/start.mjs', join(folder, 'start.mjs'));
  writeFileSync(join(folder, 'server.js'), SERVER);
  mkdirSync(join(folder, '.next-other'));
  writeFileSync(join(folder, '.next-other', 'BUILD_ID'), 'build');
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, 'start.mjs')], { env: { NODE_ENV: 'production', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

test('a release starts at the address and the port that were set, and finds its build', async () => {
  const { code, output } = await start({ LISTEN_ADDRESS: '127.0.0.1', PORT: '45871', HOSTNAME: 'container' });
  expect([code, JSON.parse(output)]).toEqual([0, { host: '127.0.0.1', port: '45871', dist: '.next-other' }]);
});

test.each(['abc', '0', '70000', '-1'])('the port %s is refused with a reason', async (PORT) => {
  const { code, output } = await start({ PORT });
  expect([code, output.trim()]).toEqual([1, `PORT must be a whole number from 1 to 65535, and is "${PORT}".`]);
});

test('a port that another process has is reported, and nothing is started', async () => {
  const other = await serve((_request, response) => response.end());
  const { code, output } = await start({ LISTEN_ADDRESS: '127.0.0.1', PORT: new URL(other.origin).port });
  expect(code).toBe(1);
  expect(output).toMatch(/cannot listen at 127\.0\.0\.1, port \d+\. Another process listens there/);
  await other.close();
});

test('an address of another machine is reported', async () => {
  const { code, output } = await start({ LISTEN_ADDRESS: '192.0.2.1', PORT: '45872' });
  expect([code, output]).toEqual([1, expect.stringContaining('This machine does not have that address')]);
});

test('a folder without a build is reported', async () => {
  rmSync(join(folder, '.next-other'), { recursive: true });
  const { code, output } = await start({ LISTEN_ADDRESS: '127.0.0.1', PORT: '45873' });
  expect([code, output]).toEqual([1, expect.stringContaining('contains no build')]);
});

const onFullDisk = existsSync('/dev/full') ? test : test.skip;

onFullDisk('a log on a full disk stops nothing, from the first line on', () => {
  writeFileSync(
    join(folder, 'server.js'),
    `process.stdout.write('a line');
    setTimeout(() => console.log('another line'), 50);
    setTimeout(() => process.stderr.write('still serving'), 100);`,
  );
  const full = openSync('/dev/full', 'w');
  const { stderr, status } = spawnSync(process.execPath, [join(folder, 'start.mjs')], {
    env: { NODE_ENV: 'production', PORT: '45872', LISTEN_ADDRESS: '127.0.0.1' },
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([stderr, status]).toEqual(['still serving', 0]);
});

test('the systemd unit allows the call that V8 makes when it starts, and a refused call does not kill the instance', () => {
  const unit = readFileSync('deploy/systemd/fnx@.service', 'utf8').split('\n');
  expect(unit).toContain('SystemCallFilter=@system-service @pkey');
  expect(unit).toContain('SystemCallErrorNumber=EPERM');
});
