import type { Claim, Plan, Stake } from '@/api/contract';
import { rewardFor } from '@/domain/staking/accrued';
import { termText } from '@/utils/dates';
import type { Tone } from '@/ui/badge';
import { DECIMALS, fromBaseUnits, truncate } from '@/utils/money';
import { ownValue } from '@/utils/own-value';

type StateText = { tone: Tone; label: string };

const STAKE_STATES: Readonly<Record<string, StateText>> = {
  PENDING: { tone: 'caution', label: 'Waiting for deposit' },
  ACTIVE: { tone: 'gain', label: 'Active' },
  MATURED: { tone: 'gain', label: 'Term ended' },
  CLAIMING: { tone: 'caution', label: 'Being paid out' },
  CLOSED: { tone: 'neutral', label: 'Closed' },
  EXITED_EARLY: { tone: 'neutral', label: 'Ended early' },
};

const CLAIM_STATES: Readonly<Record<string, StateText>> = {
  PENDING: { tone: 'caution', label: 'Preparing' },
  SENT: { tone: 'caution', label: 'Sent' },
  DONE: { tone: 'gain', label: 'Paid' },
  FAILED: { tone: 'loss', label: 'Not paid' },
};

const asItCame = (label: string): StateText => ({ tone: 'neutral', label });

export const stakeState = ({ status }: Stake): StateText => ownValue(STAKE_STATES, status) ?? asItCame(status);
export const stakeName = ({ planId }: Stake, plans: readonly Plan[]): string =>
  plans.find(({ _id }) => _id === planId)?.name ?? 'Former plan';

export const claimState = ({ status }: Claim): StateText => ownValue(CLAIM_STATES, status) ?? asItCame(status);

/** A claim without rewards, for example after an early exit, never has a transaction. */
export const withoutTransaction = ({ amount }: Claim): string =>
  /[1-9]/.test(amount) ? 'Not sent yet' : 'No rewards to send';

export function termPassed({ startAt, unlockAt }: Stake, now: number): number {
  const start = Date.parse(startAt);
  const term = Date.parse(unlockAt) - start;
  if (!(term > 0)) return 100;
  return Math.min(100, Math.max(0, ((now - start) / term) * 100));
}

const DAY_MS = 86_400_000;

export function daysText({ startAt, unlockAt }: Pick<Stake, 'startAt' | 'unlockAt'>, now: number): string {
  const [start, end] = [Date.parse(startAt), Date.parse(unlockAt)];
  const days = Math.max(0, Math.round((end - start) / DAY_MS));
  const passed = Math.min(days, Math.max(0, Math.floor((now - start) / DAY_MS)));
  return `${passed} of ${termText(days)} passed`;
}

export function rewardADay({ amount, apr, status }: Pick<Stake, 'amount' | 'apr' | 'status'>): string | null {
  const units = status === 'ACTIVE' ? rewardFor(amount, apr, DAY_MS) : null;
  return units === null ? null : fromBaseUnits(units, DECIMALS);
}

const STEADY_PLACES = 4;
const PLACES_COUNTED = 7;

/** Splits off the decimals that change too fast to read, so that they can have a softer colour. */
export function accruedParts(accrued: string, locale?: string): readonly [steady: string, changing: string] {
  const places = { minimumFractionDigits: PLACES_COUNTED, maximumFractionDigits: PLACES_COUNTED };
  const exact = truncate(accrued, PLACES_COUNTED) as Intl.StringNumericLiteral;
  const parts = new Intl.NumberFormat(locale, places).formatToParts(exact);
  // A digit can take two code units, and some engines append a direction mark.
  const digits = parts.flatMap(({ type, value }) => (type === 'fraction' ? [...value] : []));
  const steady = parts.map(({ type, value }) =>
    type === 'fraction' ? digits.slice(0, STEADY_PLACES).join('') : value,
  );
  return [steady.join(''), digits.slice(STEADY_PLACES).join('')];
}

const RUNNING: readonly string[] = ['ACTIVE', 'MATURED', 'CLAIMING'];
export const isRunning = ({ status }: Pick<Stake, 'status'>): boolean => RUNNING.includes(status);

export const exitText = ({ earlyExit }: Plan): string[] =>
  earlyExit.map(({ fromDay, toDay, feePct, forfeitRewards }) => {
    const cost = forfeitRewards ? 'all rewards are lost' : `${feePct}% of the rewards is withheld`;
    return `Day ${fromDay} to ${toDay}: ${cost}.`;
  });
