import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { profileQuery } from '@/api/endpoints/user/profile';
import { priceHistoryQuery } from '@/api/endpoints/wallet/price';
import { historyUntilQuery } from '@/api/whole-lists';
import { ORDERS } from '@/config/routes';
import { dayAfter, dayOf, periodFrom, periodText, usualPeriods, type Period } from '@/domain/statement/period';
import { statementOf } from '@/domain/statement/statement';
import { AppLink } from '@/ui/app-link';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { serviceNow } from '@/utils/service-clock';
import { useUrlFields } from '@/utils/hooks/use-url-fields';
import { PeriodChooser } from './period-chooser';
import { StatementSheet } from './statement-sheet';

const PRICED_IN = 'USD';

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const waiting = <LoadingPanel label="Preparing your statement" lines={6} />;

export function StatementView({ asked }: { asked: string }) {
  const { change } = useUrlFields();
  const profile = useQuery(profileQuery);
  const choices = usualPeriods(serviceNow(), profile.data?.country ?? '');
  const period = periodFrom(asked) ?? choices[0]?.period;
  if (!period) return null;
  return (
    <Stack>
      <OnScreen>
        <Stack>
          <AppLink href={ORDERS}>All orders</AppLink>
          <Panel title="Statement period">
            <PeriodChooser
              key={periodText(period)}
              choices={choices}
              period={period}
              onChoose={(next) => change({ statement: periodText(next) })}
            />
          </Panel>
        </Stack>
      </OnScreen>
      <OfPeriod period={period} />
    </Stack>
  );
}

function OfPeriod({ period }: { period: Period }) {
  const history = useQuery(historyUntilQuery(dayAfter(period.to)));
  const price = useQuery(priceHistoryQuery('ALL'));
  const { data: holder } = useQuery(profileQuery);
  return (
    <Loaded query={history} loading={waiting}>
      {(entries) => (
        <Loaded query={price} loading={waiting}>
          {({ history: points, source, currency }) => {
            const published = currency === PRICED_IN ? (points ?? []) : [];
            const prices = published.map(({ t, p }) => ({ day: dayOf(Date.parse(t)), price: p }));
            const now = serviceNow();
            const statement = statementOf({ entries, period, prices, now });
            return <StatementSheet statement={statement} holder={holder} source={source} now={now} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
