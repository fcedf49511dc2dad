import { rmSync } from 'node:fs';
import { endGroup } from './groups';
import { isAlive } from './process-identity';
import { RUN_FOLDER, readRuns, type RunRecord } from './run-file';

/** Ends the children of killed supervisors. Ends a child only if both its pid and its start time match the run file. */
export async function reapOrphans(folder = RUN_FOLDER): Promise<number> {
  const dead = readRuns(folder).filter(({ record }) => !isAlive(record.supervisor));
  const orphans = dead.flatMap(({ record }) => record.children).filter(isAlive);
  await Promise.all(orphans.map(endGroup));
  for (const { path } of dead) rmSync(path, { force: true });
  return orphans.length;
}

export const livingRuns = (folder = RUN_FOLDER): RunRecord[] =>
  readRuns(folder)
    .map(({ record }) => record)
    .filter(({ supervisor }) => supervisor.pid !== process.pid && isAlive(supervisor));
