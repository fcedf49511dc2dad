import type { DataOf, getBankOverview } from '@/api/contract';
import { fromBaseUnits } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

type Campaign = Pick<DataOf<typeof getBankOverview>['campaign'], 'raised' | 'max' | 'startsAt' | 'endsAt'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PARTS = 1_000n;

/** Returns the percentage, rounded to one decimal. It is 100 only if the campaign is complete. */
export function shareOfWhole(part: string, whole: string): string | null {
  const [some, all] = [parseServiceAmount(part), parseServiceAmount(whole)];
  if (some === null || some < 0n || !all || all < 0n) return null;
  const rounded = (2n * some * PARTS + all) / (2n * all);
  return fromBaseUnits(some < all && rounded >= PARTS ? PARTS - 1n : rounded, 1);
}

export function timeLeft(endsAt: string, now: number): string | null {
  const left = Date.parse(endsAt) - now;
  if (!(left > 0)) return null;
  const days = Math.floor(left / DAY);
  if (days > 1) return `${days} days left`;
  if (days === 1) return '1 day left';
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'} left` : 'Less than an hour left';
}

export function campaignProgress(campaign: Campaign, now: number): { share: string; timeLeft: string } | null {
  const left = timeLeft(campaign.endsAt, now);
  const share = shareOfWhole(campaign.raised, campaign.max);
  if (share === null || left === null || now < Date.parse(campaign.startsAt)) return null;
  return { share, timeLeft: left };
}
