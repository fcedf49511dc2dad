import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bankOverviewQuery } from '@/api/endpoints/admin';
import { queryClient } from '@/api/query-client';
import { serviceNow } from '@/utils/service-clock';
import { timeLeft } from '../model/campaign';

const EVERY_MS = 60_000;

/** How long the campaign still runs, by the service's clock. An island: the page around it stays plain HTML. */
export const TimeLeft = () => (
  <QueryClientProvider client={queryClient}>
    <Left />
  </QueryClientProvider>
);

function Left() {
  const { data } = useQuery(bankOverviewQuery);
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serviceNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  const at = Math.max(now, Date.parse(data.readAt));
  const { startsAt, endsAt, status } = data.bank.campaign;
  if (Date.parse(startsAt) > at) return <strong>Not open yet</strong>;
  const left = status === 'CLOSED' ? null : timeLeft(endsAt, at);
  return <strong>{left ?? 'Closed'}</strong>;
}
