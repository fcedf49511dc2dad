import type { Hash } from '@/api/contract';

const KEPT_HASHES = 20;

type Reportable = {
  /** The report that is still to be judged. */
  reportedHash?: Hash;
  /** All reports, the latest last. They outlive the order or the stake, since its second payment may come late. */
  reportedHashes?: Hash[];
};

export const isReportedFor = ({ reportedHash, reportedHashes = [] }: Reportable, hash: Hash): boolean =>
  reportedHash === hash || reportedHashes.includes(hash);

/** Called before the chain is scanned: the scan must know which order or stake the investor has named. */
export function rememberReport(thing: Reportable, hash: Hash): void {
  const others = (thing.reportedHashes ?? []).filter((known) => known !== hash);
  thing.reportedHashes = [...others, hash].slice(-KEPT_HASHES);
}
