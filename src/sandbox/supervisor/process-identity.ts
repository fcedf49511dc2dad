import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Pids are reused, so a process is identified by its pid and start time. */
export type ProcessIdentity = { pid: number; startedAt: string };

const STATE_FIELD = 0;
const START_FIELD = 19;

function linuxStart(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name may contain spaces and brackets, so parsing starts after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[STATE_FIELD] === 'Z' ? undefined : fields[START_FIELD];
}

const otherStart = (pid: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

export function startOf(pid: number): string | undefined {
  try {
    return (process.platform === 'linux' ? linuxStart(pid) : otherStart(pid)) || undefined;
  } catch {
    return undefined;
  }
}

export const identify = (pid: number): ProcessIdentity => ({ pid, startedAt: startOf(pid) ?? 'unknown' });

export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean => startOf(pid) === startedAt;
