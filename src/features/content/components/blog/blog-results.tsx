import type { Article, Page } from '@/api/contract';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { StatePanel } from '@/ui/state/state-panel';
import { isUnfiltered, toList } from '../../model/blog-address';
import { ArticleCards } from './article-cards';
import { ListFrame, ListWay } from '../list-frame';

type Props = { page: Page<Article>; filter: BlogFilter; isBusy: boolean };

export function BlogResults({ page, filter, isBusy }: Props) {
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
        <ListWay href={toList({ ...filter, page: 1 })}>Go to the first page</ListWay>
      ) : (
        <ListWay href={toList({})}>Show all articles</ListWay>
      )
    }
  >
    <p>{isPastEnd ? 'There are fewer articles than this address asks for.' : 'Try another word or category.'}</p>
  </StatePanel>
);
