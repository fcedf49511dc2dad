import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOOPBACK } from '../node/listen';
import { UNLOCKED_COUNT } from './accounts';

const CPU: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Finds the native binary of this platform's package. When the npm wrapper is killed, the chain would keep running
 * without a parent.
 */
function anvilBinary(platform = process.platform, arch = process.arch): string {
  const require = createRequire(__filename);
  const name = `@foundry-rs/anvil-${platform}-${CPU[arch] ?? arch}`;
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const searched = require.resolve.paths(name) ?? [];
  const found = searched.map((folder) => join(folder, name, 'bin', file)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    `The local chain's program is missing: no ${name} below ${dirname(searched[0] ?? '')}. Run \`npm install\` without --omit=optional.`,
  );
}

export type AnvilOptions = {
  host?: string;
  port: number;
  chainId: number;
  loadState?: string;
  /**
   * Runs as soon as the process is spawned, so that its pid is recorded even if the parent is killed during startup.
   */
  onSpawn?: (pid: number) => void;
};

export type Anvil = { url: string; port: number; pid: number; exited: Promise<void>; stop: () => Promise<void> };

export class PortTaken extends Error {
  override name = 'PortTaken';
  constructor(readonly port: number) {
    super(`Port ${port} is taken`);
  }
}

const USER_BNB = 25;
/**
 * A full node of BNB Smart Chain keeps the state of this many blocks. Without a limit, anvil writes the state of every
 * block to disk and never removes it.
 */
const MAX_STATES = 128;
const STARTUP_MS = 20_000;
const LISTENING = /Listening on 127(?:\.\d+){3}:(\d+)/;
const ADDRESS_IN_USE = /Address already in use|AddrInUse|os error (98|48|10048)\b/i;

/**
 * Runs in a separate process group, so that Ctrl-C reaches only the supervisor, which saves the state first. Reads
 * readiness from this process's output, because another chain could be answering on the port.
 */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const child = spawn(anvilBinary(), argumentsOf(options), { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) options.onSpawn?.(child.pid);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  void exited.then(() => process.removeListener('exit', killAtExit));
  const port = await listening(child, options.port);
  const stop = async () => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 3_000);
    await exited;
    clearTimeout(hard);
  };
  return { url: `http://${options.host ?? LOOPBACK}:${port}`, port, pid: child.pid ?? 0, exited, stop };
}

function argumentsOf({ host = LOOPBACK, port, chainId, loadState }: AnvilOptions): string[] {
  return [
    ['--host', host],
    ['--no-cors'],
    ['--port', String(port)],
    ['--chain-id', String(chainId)],
    ['--accounts', String(UNLOCKED_COUNT)],
    ['--balance', String(USER_BNB)],
    // Makes the genesis hash, which is the sandbox's instance id, unique. Two chains created in the same second would
    // otherwise share it. Anvil takes no extra data for its genesis, so the gas limit is random.
    ['--gas-limit', String(30_000_000 + randomInt(1_000_000))],
    ['--prune-history', String(MAX_STATES)],
    loadState === undefined ? [] : ['--load-state', loadState],
  ].flat();
}

function listening(child: ChildProcess, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (error: Error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new Error(`The local chain did not start in time. ${output.trim()}`)),
      STARTUP_MS,
    );
    const ended = () =>
      fail(
        ADDRESS_IN_USE.test(output)
          ? new PortTaken(wanted)
          : new Error(`The local chain did not start. ${output.trim().slice(-500)}`),
      );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const port = LISTENING.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      child.removeListener('exit', ended);
      drainOutput(child, listen);
      resolve(Number(port));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', fail);
    child.once('exit', ended);
  });
}

/** Reads and drops the output, because a full pipe would block the chain. */
function drainOutput(child: ChildProcess, listener: (chunk: Buffer) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.removeListener('data', listener);
    stream?.resume();
  }
}
