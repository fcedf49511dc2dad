import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { color } from '@/theme/tokens';

export const BankService = () => (
  <QueryClientProvider client={queryClient}>
    <State />
  </QueryClientProvider>
);

const Doubt = styled('span')({ color: color.caution });

function State() {
  const { isError, isSuccess } = useQuery(fnxPriceQuery);
  if (isError)
    return (
      <Doubt role="status">
        Not responding right now. Open orders and pending payments are kept; check again later.
      </Doubt>
    );
  return <span role="status">{isSuccess ? 'Responding' : 'Checking…'}</span>;
}
