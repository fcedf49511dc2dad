import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { BSC_CHAIN_ID } from '@/config/product';
import { anyPort } from '@/sandbox/ports';
import { startSandbox } from '@/sandbox/sandbox';
import { openRun } from '@/sandbox/supervisor/run-file';
import { plainEnv } from './lib/plain-env';
async function main() {
  const run = openRun({ state: null });
  const sandbox = await startSandbox({ chainId: BSC_CHAIN_ID, state: 'memory', chainPort: anyPort('the chain'), servicePort: anyPort('the service'), onSpawn: run.addChild });
  const prof = process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : [];
  const child = spawn(process.execPath, [...prof, 'node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '4555'], { env: { ...plainEnv(), SITE_ORIGIN: 'http://127.0.0.1:4555', ...sandbox.env }, stdio: 'inherit' });
  for (;;) { const a = await fetch('http://127.0.0.1:4555/api/health').catch(() => null); if (a?.ok) break; await pause(100); }
  for (const path of process.argv.slice(2)) {
    for (const d of [3, 8]) {
      const out = await new Promise<string>((done) => { let t = ''; const c = spawn('/tmp/lh/node_modules/.bin/autocannon', ['-c', '50', '-d', String(d), '--json', `http://127.0.0.1:4555${path}`]); c.stdout.on('data', (x) => (t += x)); c.on('close', () => done(t)); });
      const j = JSON.parse(out); console.log(path, d, j.requests.average, j.latency.p50, j.latency.p99, j.throughput.average / j.requests.average);
    }
  }
  child.kill('SIGINT');
  await new Promise((d) => child.on('close', d));
  await sandbox.stop(); run.close();
}
void main();
