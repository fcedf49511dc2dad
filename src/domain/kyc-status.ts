export const KYC_STATUSES = [
  'NOT_APPLIED',
  'INITIATED',
  'PENDING',
  'ON_HOLD',
  'ACTION_REQUIRED',
  'RETRY',
  'REJECTED',
  'APPROVED',
] as const;

export type KycStatus = (typeof KYC_STATUSES)[number];

const SYNONYMS: ReadonlyMap<string, KycStatus> = new Map([
  ...KYC_STATUSES.map((status) => [status, status] as const),
  ['VERIFIED', 'APPROVED'],
  ['COMPLETED', 'APPROVED'],
  ['GREEN', 'APPROVED'],
  ['DECLINED', 'REJECTED'],
  ['FAILED', 'REJECTED'],
]);

/** An unknown status counts as PENDING: it neither opens a gate nor rejects the investor. */
export const readKycStatus = (raw: string): KycStatus => SYNONYMS.get(raw.trim().toUpperCase()) ?? 'PENDING';
