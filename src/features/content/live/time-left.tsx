import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { bankOverviewQuery } from '@/api/endpoints/admin';
import { queryClient } from '@/api/query-client';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { timeLeft } from '@/domain/campaign';

const EVERY_MS = 60_000;

export const TimeLeft = () => (
  <QueryClientProvider client={queryClient}>
    <Left />
  </QueryClientProvider>
);

function Left() {
  const { data } = useQuery(bankOverviewQuery);
  const at = useServiceNow(EVERY_MS);
  if (!data || at === null) return null;
  const { startsAt, endsAt, status } = data.bank.campaign;
  if (Date.parse(startsAt) > at) return <strong>Not open yet</strong>;
  const left = status === 'CLOSED' ? null : timeLeft(endsAt, at);
  return <strong>{left ?? 'Closed'}</strong>;
}
