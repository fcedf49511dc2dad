import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { viewBlog } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'article', slug],
    queryFn: ({ signal }) => callService(viewBlog, { slug }, { signal }),
  });
