import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ARTICLES_A_PAGE } from '@/config/limits';
import { callService } from '../../client';
import { getBlogList, type RequestOf } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export type BlogFilter = Pick<RequestOf<typeof getBlogList>, 'page' | 'search' | 'tag'>;

export const blogsQuery = ({ page = 1, search, tag }: BlogFilter = {}) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'blogs', page, search ?? '', tag ?? ''],
    queryFn: ({ signal }) => callService(getBlogList, { page, limit: ARTICLES_A_PAGE, search, tag }, { signal }),
    placeholderData: keepPreviousData,
  });
