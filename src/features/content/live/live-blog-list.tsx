import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { blogsQuery, type BlogFilter } from '@/api/endpoints/blog/list';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import { BlogResults } from '../components/blog-results';
import { BlogSearch } from '../components/blog-search';
import { ListSkeleton } from '../components/list-skeleton';
import { addressOf, filterFrom } from '../model/blog-address';

/** The articles of the service, by what the address asks for. */
export const LiveBlogList = () => (
  <QueryClientProvider client={queryClient}>
    <Asked />
  </QueryClientProvider>
);

function Asked() {
  const filter = filterFrom(useRouter());
  return filter ? <Filtered filter={filter} /> : <ListSkeleton />;
}

function Filtered({ filter }: { filter: BlogFilter }) {
  const { push } = useRouter();
  const query = useQuery(blogsQuery(filter));
  const ask = (next: BlogFilter) => void push(addressOf(next), undefined, { shallow: true, scroll: false });
  return (
    <>
      <BlogSearch filter={filter} onAsk={ask} />
      <Loaded query={query} loading={<ListSkeleton />}>
        {(page) => <BlogResults page={page} filter={filter} isBusy={query.isPlaceholderData} />}
      </Loaded>
    </>
  );
}
