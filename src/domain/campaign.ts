import type { DataOf, getBankOverview } from '@/api/contract';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

type Campaign = Pick<DataOf<typeof getBankOverview>['campaign'], 'raised' | 'max' | 'startsAt' | 'endsAt'>;

const DAY_MS = 86_400_000;
const DECIMALS = 18;
/** Of a whole, of which per cent has one decimal. */
const PARTS = 1_000n;

/** How much of the most that is asked for, in per cent, rounded; all of it only where it is all. Null where it cannot be said. */
function shareRaised({ raised, max }: Campaign): string | null {
  const [now, most] = [toBaseUnits(raised, DECIMALS), toBaseUnits(max, DECIMALS)];
  if (now === null || !most || most < 0n) return null;
  const rounded = (2n * now * PARTS + most) / (2n * most);
  return fromBaseUnits(now < most && rounded >= PARTS ? PARTS - 1n : rounded, 1);
}

/** While shares can be bought in it: how far the raise is, and how many days it has, the one that has begun among them. */
export function campaignStanding(campaign: Campaign, now: number): { share: string; daysLeft: number } | null {
  const left = Date.parse(campaign.endsAt) - now;
  const share = shareRaised(campaign);
  // Not a number either, where the service names no day.
  if (share === null || !(left > 0) || now < Date.parse(campaign.startsAt)) return null;
  return { share, daysLeft: Math.ceil(left / DAY_MS) };
}
