import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { blogsQuery, type BlogFilter } from '@/api/endpoints/blog/list';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import { BlogResults } from '../components/blog/blog-results';
import { ListSkeleton } from '../components/list-skeleton';

type Props = { filter: BlogFilter };

export const FoundArticles = (props: Props) => (
  <QueryClientProvider client={queryClient}>
    <Found {...props} />
  </QueryClientProvider>
);

function Found({ filter }: Props) {
  const query = useQuery(blogsQuery(filter));
  return (
    <Loaded query={query} loading={<ListSkeleton />}>
      {(page) => <BlogResults page={page} filter={filter} isBusy={query.isPlaceholderData} />}
    </Loaded>
  );
}
