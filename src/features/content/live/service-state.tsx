import styled from '@emotion/styled';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { healthQuery } from '@/api/own/health';
import { queryClient } from '@/api/query-client';
import { color } from '@/theme/tokens';
import { Loaded } from '@/ui/state/loaded';

const Head = styled('p')({ fontWeight: 600, '&[data-state="ok"]': { color: color.metal } });
const Said = styled('div')({ '& > * + *': { marginBlockStart: 4 } });

const TEXTS = {
  ok: {
    head: 'This site is working.',
    then: 'If an order, the price or your wallet still fails, its page explains why and lets you try again.',
  },
  starting: {
    head: 'This site has just started.',
    then: 'It is preparing its first pages, which takes less than a minute. Logging in and paying may be slow until then.',
  },
  stopping: {
    head: 'This site is being updated.',
    then: 'The new version takes over within a minute. Load this page again if something does not answer.',
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
    <Loaded query={query} loading={<p aria-busy="true">Checking this site…</p>}>
      {({ status }) => (
        <Said role="status">
          <Head data-state={status}>{TEXTS[status].head}</Head>
          <p>{TEXTS[status].then}</p>
        </Said>
      )}
    </Loaded>
  );
}
