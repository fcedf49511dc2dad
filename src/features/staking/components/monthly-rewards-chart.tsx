import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { claimsSinceQuery, stakingQuery } from '@/api/endpoints/user/staking';
import { Chart } from '@/ui/charts/chart';
import { useChartRead } from '@/ui/charts/chart-read';
import type { Read } from '@/ui/state/use-failure';
import { serviceNow } from '@/utils/service-clock';
import { captionOf, emptyText, MONTHLY_SHAPE } from '../model/monthly-text';
import { firstDay, rewardsByMonth } from '../model/rewards-by-month';

const UNREAD = '';

/** Returns true during a retry too, when TanStack Query has already reset the error. */
const hasFailed = ({ data, failureReason, errorUpdateCount }: Read<unknown>): boolean =>
  data === undefined && (failureReason !== null || errorUpdateCount > 0);

export function MonthlyRewardsChart() {
  const [now] = useState(() => serviceNow());
  const [staking, since] = useQueries({ queries: [stakingQuery, claimsSinceQuery(firstDay(now))] });
  // Shows the query that failed, so that the retry button refetches that query.
  const asked = hasFailed(staking) ? staking : since;
  const totals = staking.data?.totals;
  const data = since.data && totals && rewardsByMonth(since.data.claims, totals.claimable ?? UNREAD, now);
  return (
    <Chart
      {...MONTHLY_SHAPE}
      read={useChartRead({ ...asked, data }, (drawing) => ({ drawing }))}
      empty={emptyText(totals)}
      caption={captionOf({ isEmpty: data?.bars.length === 0, since: since.data })}
    />
  );
}
