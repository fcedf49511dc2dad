import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { claimsSinceQuery, stakingQuery } from '@/api/endpoints/user/staking';
import { Chart } from '@/ui/charts/chart';
import { useChartRead } from '@/ui/charts/chart-read';
import type { Read } from '@/ui/state/read';
import { serviceNow } from '@/utils/service-clock';
import { captionOf, emptyWords, MONTHLY_SHAPE } from '../model/monthly-words';
import { firstDay, rewardsByMonth } from '../model/rewards-by-month';

/** A figure that was not told is one that cannot be read. */
const UNREAD = '';

/** Also while it is asked for again, when its error is forgotten. */
const hasFailed = ({ data, failureReason, errorUpdateCount }: Read<unknown>): boolean =>
  data === undefined && (failureReason !== null || errorUpdateCount > 0);

/** Claimed month by month, and what can be claimed now beside it. */
export function MonthlyRewardsChart() {
  const [now] = useState(() => serviceNow());
  const [staking, since] = useQueries({ queries: [stakingQuery, claimsSinceQuery(firstDay(now))] });
  // Either may fail by itself: the one that did is the one to ask again.
  const asked = hasFailed(staking) ? staking : since;
  const totals = staking.data?.totals;
  const data = since.data && totals && rewardsByMonth(since.data.claims, totals.claimable ?? UNREAD, now);
  return (
    <Chart
      {...MONTHLY_SHAPE}
      read={useChartRead({ ...asked, data }, (drawing) => ({ drawing }))}
      empty={emptyWords(totals)}
      caption={captionOf({ isEmpty: data?.bars.length === 0, since: since.data })}
    />
  );
}
