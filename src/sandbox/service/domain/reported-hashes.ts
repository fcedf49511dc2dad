import type { Hash } from '@/api/contract';

const KEPT_HASHES = 20;

type Reportable = {
  reportedHash?: Hash;
  /** All reports, newest last. They outlive the order or stake, because a second payment may arrive late. */
  reportedHashes?: Hash[];
};

export const isReportedFor = ({ reportedHash, reportedHashes = [] }: Reportable, hash: Hash): boolean =>
  reportedHash === hash || reportedHashes.includes(hash);

/** Call before the scan, which must know the order or stake that the investor named. */
export function rememberReport(thing: Reportable, hash: Hash): void {
  const others = (thing.reportedHashes ?? []).filter((known) => known !== hash);
  thing.reportedHashes = [...others, hash].slice(-KEPT_HASHES);
}
