/**
 * Rewards calculated by hand. The service and the app have separate formulas, and both must match: simple interest over
 * 365 days, truncated to 18 decimals, `amount * apr / 100 * days / 365`.
 */
export type RewardRow = { amount: string; apr: string; days: number; reward: string };

export const REWARDS: readonly RewardRow[] = [
  { amount: '100', apr: '3.2', days: 0, reward: '0' },
  // 3.2 / 365 = 0.0087671232876712328…
  { amount: '100', apr: '3.2', days: 1, reward: '0.008767123287671232' },
  { amount: '100', apr: '3.2', days: 30, reward: '0.263013698630136986' },
  { amount: '100', apr: '3.2', days: 45, reward: '0.394520547945205479' },
  { amount: '100', apr: '3.2', days: 89, reward: '0.780273972602739726' },
  { amount: '100', apr: '3.2', days: 90, reward: '0.789041095890410958' },
  // 36500 * 5 % = 1825 a year, 5 a day
  { amount: '36500', apr: '5', days: 1, reward: '5' },
  { amount: '36500', apr: '5', days: 365, reward: '1825' },
  { amount: '50000', apr: '5', days: 365, reward: '2500' },
  { amount: '10', apr: '4.1', days: 180, reward: '0.202191780821917808' },
  // 150.5 * 3.25 % = 4.89125 a year; half a day of that
  { amount: '150.5', apr: '3.25', days: 0.5, reward: '0.006700342465753424' },
  { amount: '73', apr: '0.01', days: 1, reward: '0.00002' },
  { amount: '1000', apr: '0', days: 365, reward: '0' },
  { amount: '123456789.123456789123456789', apr: '12.5', days: 7, reward: '295958.056117875864337053' },
  // A base unit cannot be divided.
  { amount: '1.000000000000000001', apr: '3.2', days: 90, reward: '0.007890410958904109' },
  { amount: '0.000000000000000001', apr: '5', days: 365, reward: '0' },
  { amount: '0.000000000000000007', apr: '100', days: 365, reward: '0.000000000000000007' },
  { amount: '0.000000000000000365', apr: '100', days: 1, reward: '0.000000000000000001' },
  { amount: '0.000000000000000364', apr: '100', days: 1, reward: '0' },
  { amount: '0.000000000000000365', apr: '50', days: 1, reward: '0' },
];

/** A plan of six days: 333.333333333333333333 FNX at 7.3 % earn 0.0666666666666666666666 a day. */
export const SHORT_PLAN = {
  amount: '333.333333333333333333',
  apr: '7.3',
  termDays: 6,
  earlyExit: [
    { fromDay: 0, toDay: 1, feePct: '100', forfeitRewards: true },
    { fromDay: 2, toDay: 3, feePct: '62.5', forfeitRewards: false },
    { fromDay: 4, toDay: 5, feePct: '12.5', forfeitRewards: false },
  ],
};

/** A row has the accrued reward at the start of a day, the part that is paid on exit, and the cost. */
export type ExitRow = { day: number; accrued: string; reward: string; cost: string };

export const EXITS: readonly ExitRow[] = [
  { day: 0, accrued: '0', reward: '0', cost: '0' },
  { day: 1, accrued: '0.066666666666666666', reward: '0', cost: '0.066666666666666666' },
  // 37.5 % of the accrued reward, truncated again
  { day: 2, accrued: '0.133333333333333333', reward: '0.049999999999999999', cost: '0.083333333333333334' },
  { day: 3, accrued: '0.199999999999999999', reward: '0.074999999999999999', cost: '0.125' },
  { day: 4, accrued: '0.266666666666666666', reward: '0.233333333333333332', cost: '0.033333333333333334' },
  { day: 5, accrued: '0.333333333333333333', reward: '0.291666666666666666', cost: '0.041666666666666667' },
  { day: 6, accrued: '0.399999999999999999', reward: '0.399999999999999999', cost: '0' },
];
