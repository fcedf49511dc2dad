import { openStake, type DataOf, type Stake } from '@/api/contract';

/** What the service has opened and waits for, with everything that a deposit needs. */
export type OpenedStake = DataOf<typeof openStake>;

/** The one that waits for its deposit, or whose deposit is on its way: the service keeps one at a time. */
export const pendingStake = (positions: readonly Stake[]): Stake | undefined =>
  positions.find(({ status }) => status === 'PENDING');

/** Read from what a browser has kept, or from a stake in the list; null where something of it is missing. */
export const readOpenedStake = (raw: unknown): OpenedStake | null => openStake.data.safeParse(raw).data ?? null;

/** The stake on screen: its figures as they were reviewed, and how far the service says that it has come. */
export function presentStake(reviewed: OpenedStake, positions: readonly Stake[]): Stake {
  const told = positions.find(({ _id }) => _id === reviewed._id);
  if (!told) return reviewed;
  const { status, reason, txHash, returnHash, asked } = told;
  return { ...reviewed, status, reason, txHash, returnHash, asked };
}
