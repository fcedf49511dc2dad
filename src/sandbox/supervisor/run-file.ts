import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { identify } from './process-identity';

const identity = z.object({ pid: z.int().check(z.gte(2)), startedAt: z.string() });

const runSchema = z.object({
  supervisor: identity,
  children: z.array(identity),
  state: z.nullable(z.string()),
  chainId: z.optional(z.int()),
  serviceUrl: z.optional(z.string()),
  rpcUrl: z.optional(z.string()),
});

export type RunRecord = z.infer<typeof runSchema>;
export type RunFile = { path: string; record: RunRecord };

/** Records a supervisor and its children, so that a later start can end the children of a killed supervisor. */
export type Run = {
  addChild: (pid: number) => void;
  announce: (where: Pick<RunRecord, 'chainId' | 'serviceUrl' | 'rpcUrl'>) => void;
  close: () => void;
};

export const RUN_FOLDER = resolve('.sandbox', 'run');

export function openRun({ state }: Pick<RunRecord, 'state'>, folder = RUN_FOLDER): Run {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${randomUUID().slice(0, 8)}.json`);
  let record: RunRecord = { supervisor: identify(process.pid), children: [], state };
  const save = (changed: Partial<RunRecord>) => {
    record = { ...record, ...changed };
    writeFileSync(`${path}.part`, JSON.stringify(record));
    renameSync(`${path}.part`, path);
  };
  save({});
  return {
    addChild: (pid) => save({ children: [...record.children, identify(pid)] }),
    announce: save,
    close: () => rmSync(path, { force: true }),
  };
}

export function readRuns(folder = RUN_FOLDER): RunFile[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const path = join(folder, name);
    const record = readRecord(path);
    return record ? [{ path, record }] : [];
  });
}

function readRecord(path: string): RunRecord | undefined {
  try {
    return runSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
