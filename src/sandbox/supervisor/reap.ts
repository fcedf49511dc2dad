import { rmSync } from 'node:fs';
import { endGroup } from './groups';
import { isAlive } from './process-identity';
import { RUN_FOLDER, readRuns, type RunRecord } from './run-file';

/**
 * Ends what killed supervisors left running. A child is theirs only if its pid and its start both agree with the run
 * file; of living supervisors nothing is touched.
 */
export async function reapOrphans(folder = RUN_FOLDER): Promise<number> {
  const dead = readRuns(folder).filter(({ record }) => !isAlive(record.supervisor));
  const orphans = dead.flatMap(({ record }) => record.children).filter(isAlive);
  await Promise.all(orphans.map(endGroup));
  for (const { path } of dead) rmSync(path, { force: true });
  return orphans.length;
}

/** Other supervisors that are alive. */
export const livingRuns = (folder = RUN_FOLDER): RunRecord[] =>
  readRuns(folder)
    .map(({ record }) => record)
    .filter(({ supervisor }) => supervisor.pid !== process.pid && isAlive(supervisor));
