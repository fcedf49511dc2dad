import { openStake, type DataOf, type Stake } from '@/api/contract';

export type OpenedStake = DataOf<typeof openStake>;

export const pendingStake = (positions: readonly Stake[]): Stake | undefined =>
  positions.find(({ status }) => status === 'PENDING');

export const readOpenedStake = (raw: unknown): OpenedStake | null => openStake.data.safeParse(raw).data ?? null;

export const withoutFailedHash = (stake: Stake, ended: readonly string[]): Stake =>
  stake.txHash && ended.includes(stake.txHash.toLowerCase()) ? { ...stake, txHash: null } : stake;

export function presentStake(reviewed: OpenedStake, positions: readonly Stake[]): Stake {
  const latest = positions.find(({ _id }) => _id === reviewed._id);
  if (!latest) return reviewed;
  const { status, reason, txHash, returnHash, asked } = latest;
  return { ...reviewed, status, reason, txHash, returnHash, asked };
}
