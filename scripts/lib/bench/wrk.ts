import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { fromRoot } from '../root';

const PROGRAM = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find(existsSync);
const CALLERS = fromRoot('scripts', 'lib', 'bench', 'callers.lua');
export const CONNECTIONS = 50;

export const hasWrk = () => PROGRAM !== undefined;

export type Load = { rate: number; p50: string; p99: string; late: number; kib: number };
type Options = { seconds?: number; encoding?: string };

const UNITS: Readonly<Record<string, number>> = { B: 1 / 1_024, KB: 1, MB: 1_024, GB: 1_024 ** 2 };

/** `late` counts the answers that took more than two seconds, which wrk calls timeouts. */
export async function wrk(address: string, { seconds = 8, encoding = 'gzip' }: Options = {}): Promise<Load> {
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', CALLERS];
  const header = ['-H', `accept-encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)(PROGRAM ?? 'wrk', [...args, ...header, address]);
  const fault = /Non-2xx.*|Socket errors: (?!connect 0, read 0, write 0).*/.exec(stdout)?.[0];
  if (fault) throw new Error(`${address}: ${fault}`);
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const [rate = ''] = found(/Requests\/sec:\s+([\d.]+)/);
  const [amount = '', unit = ''] = found(/Transfer\/sec:\s+([\d.]+)(\w+)/);
  const [p50 = ''] = found(/50%\s+(\S+)/);
  const [p99 = ''] = found(/99%\s+(\S+)/);
  const [late = '0'] = found(/Socket errors:.* timeout (\d+)/);
  const kib = (Number(amount) * (UNITS[unit] ?? NaN)) / Number(rate);
  return { rate: Math.round(Number(rate)), p50, p99, late: Number(late), kib };
}
