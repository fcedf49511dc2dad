import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getStatic } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const managedPageQuery = (slug: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'managed-page', slug],
    queryFn: ({ signal }) => callService(getStatic, { slug }, { signal }),
  });
