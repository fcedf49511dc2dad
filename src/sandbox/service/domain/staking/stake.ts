import type { Address, Hash, Stake } from '@/api/contract';
import { DAY, iso } from '../clock';
import { parseUnits, units } from '../decimal';
import type { CountedPayment } from '../orders/order';
import type { WalletHold } from '../wallet-hold';

export type StakeStatus = 'PENDING' | 'ACTIVE' | 'MATURED' | 'CLAIMING' | 'CLOSED' | 'EXITED_EARLY';

export type StoredStake = {
  _id: string;
  planId: string;
  accountId: string;
  wallet: Address;
  idempotencyKey: string;
  amount: string;
  apr: string;
  termDays: number;
  openedAt: number;
  openedBlock: string;
  /** Until then the deposit must have been made. */
  expiresAt: number;
  /** Of the deposit: the first moment that earns. */
  startAt?: number;
  deposit?: CountedPayment;
  reportedHash?: Hash;
  heldFor?: WalletHold;
  claimed: string;
  status: StakeStatus;
  /** Rewards stop with the stake. */
  endedAt?: number;
  leftEarly?: boolean;
};

const HUNDRED_PERCENT = 100n;
const YEAR = BigInt(365 * DAY);

/** Simple interest by the millisecond: `amount * apr / 100 * time / year`, rounded down. */
export function rewardFor(amount: bigint, apr: string, ms: number): bigint {
  return (amount * parseUnits(apr) * BigInt(Math.max(0, ms))) / (HUNDRED_PERCENT * 10n ** 18n * YEAR);
}

const startOf = ({ startAt, openedAt }: StoredStake): number => startAt ?? openedAt;
const unlockOf = (stake: StoredStake): number => startOf(stake) + stake.termDays * DAY;

function accruedBy(stake: StoredStake, now: number): bigint {
  if (stake.startAt === undefined) return 0n;
  const until = Math.min(now, unlockOf(stake), stake.endedAt ?? Infinity);
  return rewardFor(parseUnits(stake.amount), stake.apr, until - stake.startAt);
}

const EARNS: ReadonlySet<StakeStatus> = new Set(['ACTIVE', 'MATURED']);

export const claimableBy = (stake: StoredStake, now: number): bigint =>
  EARNS.has(stake.status) ? accruedBy(stake, now) - parseUnits(stake.claimed) : 0n;

export const isMature = (stake: StoredStake, now: number): boolean => now >= unlockOf(stake);

/** A stake's shares are with the bank from its deposit until they went back. */
const HELD: ReadonlySet<StakeStatus> = new Set(['ACTIVE', 'MATURED', 'CLAIMING']);
export const isHeld = ({ status }: StoredStake): boolean => HELD.has(status);

export function stakeAnswer(stake: StoredStake, now: number): Stake {
  const { _id, planId, amount, apr, claimed, status, deposit, reportedHash } = stake;
  return {
    _id,
    planId,
    amount,
    apr,
    startAt: iso(startOf(stake)),
    unlockAt: iso(unlockOf(stake)),
    accrued: units(accruedBy(stake, now)),
    claimable: units(claimableBy(stake, now)),
    claimed,
    status,
    txHash: deposit?.hash ?? reportedHash,
  };
}

export function totalsOf(stakes: readonly StoredStake[], now: number) {
  const total = (amountOf: (stake: StoredStake) => bigint) =>
    units(stakes.reduce((sum, stake) => sum + amountOf(stake), 0n));
  return {
    staked: total((stake) => (isHeld(stake) ? parseUnits(stake.amount) : 0n)),
    accrued: total((stake) => accruedBy(stake, now)),
    claimable: total((stake) => claimableBy(stake, now)),
    claimed: total(({ claimed }) => parseUnits(claimed)),
  };
}
