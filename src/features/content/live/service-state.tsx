import styled from '@emotion/styled';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { healthQuery } from '@/api/own/health';
import { queryClient } from '@/api/query-client';
import { color } from '@/theme/tokens';
import { Loaded } from '@/ui/state/loaded';

const Head = styled('p')({ fontWeight: 600, '&[data-state="ok"]': { color: color.metal } });
const Said = styled('div')({ '& > * + *': { marginBlockStart: 4 } });

const WORDS = {
  ok: {
    head: 'This site answers.',
    then: 'If an order, the price or your wallet fails all the same, its page says what it is and offers to try again.',
  },
  starting: {
    head: 'This site has just started.',
    then: 'Its first pages are being made, which takes less than a minute. Logging in and paying may be slow until then.',
  },
} as const;

export const ServiceState = () => (
  <QueryClientProvider client={queryClient}>
    <CurrentState />
  </QueryClientProvider>
);

function CurrentState() {
  const query = useQuery(healthQuery);
  return (
    <Loaded query={query} loading={<p aria-busy="true">Asking this site how it is…</p>}>
      {({ status }) => (
        <Said role="status">
          <Head data-state={status}>{WORDS[status].head}</Head>
          <p>{WORDS[status].then}</p>
        </Said>
      )}
    </Loaded>
  );
}
