import type { DataOf, getBankOverview } from '@/api/contract';
import { fromBaseUnits } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

type Campaign = Pick<DataOf<typeof getBankOverview>['campaign'], 'raised' | 'max' | 'startsAt' | 'endsAt'>;

const DAY_MS = 86_400_000;
const PARTS = 1_000n;

/** Returns the percentage, rounded to one decimal. It is 100 only if the campaign is complete. */
export function shareOfWhole(part: string, whole: string): string | null {
  const [some, all] = [parseServiceAmount(part), parseServiceAmount(whole)];
  if (some === null || some < 0n || !all || all < 0n) return null;
  const rounded = (2n * some * PARTS + all) / (2n * all);
  return fromBaseUnits(some < all && rounded >= PARTS ? PARTS - 1n : rounded, 1);
}

export function campaignProgress(campaign: Campaign, now: number): { share: string; daysLeft: number } | null {
  const left = Date.parse(campaign.endsAt) - now;
  const share = shareOfWhole(campaign.raised, campaign.max);
  if (share === null || !(left > 0) || now < Date.parse(campaign.startsAt)) return null;
  return { share, daysLeft: Math.ceil(left / DAY_MS) };
}
