import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port';
import { ROOT } from './root';

export type Dev = { app: string; console: string; stop: () => Promise<number | null> };

const READY = 'Ctrl-C stops everything';

/** Starts with free ports and a fresh state, so that another instance can run at the same time. */
export async function startDev(): Promise<Dev> {
  const [PORT, SANDBOX_PORT, CHAIN_PORT] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(PORT), SANDBOX_PORT: String(SANDBOX_PORT), CHAIN_PORT: String(CHAIN_PORT) };
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', SANDBOX_STATE: 'memory', ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Otherwise, the child would survive a time limit or Ctrl-C.
  process.once('exit', () => child.kill('SIGINT'));
  await saidBy(child, READY);
  const stop = async () => {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return { app: `http://127.0.0.1:${PORT}`, console: `http://127.0.0.1:${SANDBOX_PORT}`, stop };
}

const saidBy = (child: ChildProcess, words: string) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const onOutput = (part: Buffer) => {
      output += part.toString();
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`\`npm run dev\` ended with code ${code}:\n${output}`)));
  });
