import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Env = Record<string, string>;

const ROOT = process.cwd();
const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

export function runProgram(
  [program = '', ...args]: readonly string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Env } = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', TSX, resolve(ROOT, program), ...args], {
    cwd,
    // The test runner's NODE_OPTIONS must not reach the program.
    env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: resolve(ROOT, 'tsconfig.json'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function waitForOutput(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onOutput = (chunk: Buffer) => {
      text += chunk.toString();
      if (wanted.test(text)) resolve(text);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${text}`)));
  });
}

export type Ended = { code: number | null; text: string };

export async function ended(child: ChildProcess): Promise<Ended> {
  let text = '';
  const onOutput = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
