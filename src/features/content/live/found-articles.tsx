import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { blogsQuery, type BlogFilter } from '@/api/endpoints/blog/list';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import type { Article, Page } from '@/api/contract';
import { StatePanel } from '@/ui/state/state-panel';
import { ListSkeleton } from '../components/list-skeleton';
import { isUnfiltered, toList } from '../model/blog-url';
import { ArticleCards } from '../components/blog/article-cards';
import { ListFrame, ListLink } from '../components/list-frame';

type BlogResultsProps = { page: Page<Article>; filter: BlogFilter; isBusy: boolean };

function BlogResults({ page, filter, isBusy }: BlogResultsProps) {
  if (page.docs.length === 0) return <NothingFound isPastEnd={page.total > 0} filter={filter} />;
  return (
    <ListFrame page={page} filter={filter} isBusy={isBusy}>
      <ArticleCards articles={page.docs} hasLead={isUnfiltered(filter)} />
    </ListFrame>
  );
}

const NothingFound = ({ isPastEnd, filter }: { isPastEnd: boolean; filter: BlogFilter }) => (
  <StatePanel
    kind="empty"
    title={isPastEnd ? 'This page doesn’t exist' : 'No article matches'}
    action={
      isPastEnd ? (
        <ListLink href={toList({ ...filter, page: 1 })}>Go to the first page</ListLink>
      ) : (
        <ListLink href={toList({})}>Show all articles</ListLink>
      )
    }
  >
    <p>{isPastEnd ? 'The list of articles ends before this page.' : 'Try another word or category.'}</p>
  </StatePanel>
);

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
