import type { Hash } from '@/api/contract';
import type { Session } from './state';
import type { Reporter } from './stored-payments';

const MAX_REPORTED_HASHES = 20;

type Reportable = {
  reportedHash?: Hash;
  /**
   * The latest reports, newest last. They are kept after the order or stake ends, because a second payment may arrive
   * late.
   */
  reportedHashes?: Hash[];
  reporter?: Reporter;
};

export const isReportedFor = ({ reportedHash, reportedHashes = [] }: Reportable, hash: Hash): boolean =>
  reportedHash === hash || reportedHashes.includes(hash);

/** Call this before the scan, which needs the order or stake of the report. */
export function rememberReport(thing: Reportable, hash: Hash): void {
  const others = (thing.reportedHashes ?? []).filter((known) => known !== hash);
  thing.reportedHashes = [...others, hash].slice(-MAX_REPORTED_HASHES);
}

export function rememberReporter(thing: Reportable, hash: Hash, { id }: Session): void {
  if (thing.reporter?.hash !== hash) thing.reporter = { hash, sessionId: id };
}

/**
 * Whether another session reported the recorded hash. This session then cannot know whether the transaction has
 * failed or was cancelled.
 */
export const isReportedByAnother = ({ reportedHash, reporter }: Reportable, { id }: Session): boolean =>
  reportedHash !== undefined && (reporter?.hash !== reportedHash || reporter.sessionId !== id);
