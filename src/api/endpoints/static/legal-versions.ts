import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getStatic } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const legalVersionsQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'legal-versions'],
  queryFn: async ({ signal }) => {
    const [terms, risk] = await Promise.all(
      ['term-condition', 'risk-disclosure'].map((slug) => callService(getStatic, { slug }, { signal })),
    );
    return {
      terms: terms?.version ?? '',
      risk: risk?.version ?? '',
      servedCountries: terms?.servedCountries ?? null,
      changes: { terms: terms?.changes ?? [], risk: risk?.changes ?? [] },
    };
  },
  staleTime: Infinity,
});
