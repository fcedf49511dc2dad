import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { fromRoot } from '../root';

const PROGRAM = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync);

const CALLERS = fromRoot('scripts', 'lib', 'bench', 'callers.lua');

export const hasWrk = () => PROGRAM !== undefined;

/** Measures the requests per second of one page, compressed with gzip, for many callers. Throws if an answer is an error. */
export async function wrk(address: string, seconds = 8): Promise<number> {
  const args = ['-t2', '-c50', `-d${seconds}s`, '-s', CALLERS, '-H', 'accept-encoding: gzip', address];
  const { stdout } = await promisify(execFile)(PROGRAM ?? 'wrk', args);
  const fault = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (fault) throw new Error(`${address}: ${fault}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
