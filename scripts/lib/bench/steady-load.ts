import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../nginx/ask';
import { CALLER_HEADER, callerOf } from './callers';

export type Phase = { requests: number; faults: readonly string[]; p50: number; p99: number };

const PAUSE_MS = 60;
const LATENCY_SHARES = { p50: 0.5, p99: 0.99 };

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);

/** Runs `work` under load: several readers, each with a different IP address, read the pages in turn. */
export async function underLoad(
  origin: string,
  { paths, readers }: { paths: readonly string[]; readers: number },
  work: () => Promise<unknown>,
): Promise<Phase> {
  const times: number[] = [];
  const faults = new Map<string, number>();
  let isOver = false;
  const read = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const begun = performance.now();
      const fault = await ask(origin, path, { headers: { [CALLER_HEADER]: callerOf(first) } }).then(
        ({ status }) => (status === 200 ? null : `${status} ${path}`),
        (reason: Error) => `${reason.message} ${path}`,
      );
      times.push(performance.now() - begun);
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
      await pause(PAUSE_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_unused, first) => read(first)));
  await work().finally(() => {
    isOver = true;
  });
  await reading;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    requests: times.length,
    faults: [...faults].map(([fault, count]) => `${count} times ${fault}`),
    p50: at(sorted, LATENCY_SHARES.p50),
    p99: at(sorted, LATENCY_SHARES.p99),
  };
}
