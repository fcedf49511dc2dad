import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getFaqs } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

const MAX = 100;

export const faqsQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'faqs'],
  queryFn: async ({ signal }) => (await callService(getFaqs, { page: 1, limit: MAX }, { signal })).docs,
  staleTime: Infinity,
});
