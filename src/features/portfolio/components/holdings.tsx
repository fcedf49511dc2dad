import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { color } from '@/theme/tokens';
import { HeldValue, RateNote } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { formatPercent } from '@/utils/money';
import { Loaded } from '@/ui/state/loaded';

const LABELS = { shares: 'Shares', value: 'Value', price: 'Share price', result: 'Gain or loss' } as const;

const Result = styled('span')({
  '&[data-is="gain"]': { color: color.gain },
  '&[data-is="loss"]': { color: color.loss },
});

const signOf = (amount: string | null) =>
  amount?.startsWith('-') ? 'loss' : /[1-9]/.test(amount ?? '') ? 'gain' : 'none';

const Waiting = () => <StatsSkeleton labels={Object.values(LABELS)} />;

/** What the bank's service has on record. */
export function Holdings() {
  const query = useQuery(dashboardQuery);
  return (
    <Panel title="Your holdings" busy={query.isPending}>
      <Loaded query={query} loading={<Waiting />}>
        {(data) => (
          <>
            <StatGrid>
              <Stat label={LABELS.shares} note="On record at the bank">
                <Amount value={data.totalShares} unit="FNX" />
              </Stat>
              <Stat label={LABELS.value}>
                <HeldValue value={data.currentValue} />
              </Stat>
              <Stat label={LABELS.price}>
                <HeldValue value={data.price} />
              </Stat>
              <Stat label={LABELS.result} note={<bdi dir="ltr">{formatPercent(data.pnlPct)}</bdi>}>
                <Result data-is={signOf(data.pnl)}>
                  <HeldValue value={data.pnl} />
                </Result>
              </Stat>
            </StatGrid>
            <RateNote />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
