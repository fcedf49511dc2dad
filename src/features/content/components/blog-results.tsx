import styled from '@emotion/styled';
import type { Article, Page } from '@/api/contract';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { StatePanel } from '@/ui/state/state-panel';
import { isUnfiltered, toList } from '../model/blog-address';
import { ArticleCards } from './article-cards';

const Count = styled('p')({ color: color.soft, marginBlockEnd: 20, fontSize: '0.9375rem' });
const Pager = styled('nav')({ display: 'flex', justifyContent: 'space-between', gap: 24, marginBlockStart: 40 });
const Way = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  '&:hover': { color: color.metal },
});

type Props = { page: Page<Article>; filter: BlogFilter; isBusy?: boolean };

/** What was found, where one is in it, and the ways to the neighbours. */
export function BlogResults({ page: { docs, total, page, pages }, filter, isBusy = false }: Props) {
  if (docs.length === 0) return <NothingFound isPastEnd={total > 0} filter={filter} />;
  return (
    <div aria-busy={isBusy || undefined}>
      <Count role="status">
        {total === 1 ? '1 article' : `${total} articles`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </Count>
      <ArticleCards articles={docs} hasLead={isUnfiltered(filter)} />
      {pages > 1 && (
        <Pager aria-label="Pages of articles">
          {page > 1 ? <Way href={toList({ ...filter, page: page - 1 })}>Newer</Way> : <span />}
          {page < pages && <Way href={toList({ ...filter, page: page + 1 })}>Older</Way>}
        </Pager>
      )}
    </div>
  );
}

const NothingFound = ({ isPastEnd, filter }: { isPastEnd: boolean; filter: BlogFilter }) => (
  <StatePanel
    kind="empty"
    title={isPastEnd ? 'The list ends before this page' : 'No article matches'}
    action={
      isPastEnd ? (
        <Way href={toList({ ...filter, page: 1 })}>To the first page</Way>
      ) : (
        <Way href={toList({})}>Show all articles</Way>
      )
    }
  >
    <p>
      {isPastEnd ? 'There are fewer articles than this address asks for.' : 'Try another word, or another category.'}
    </p>
  </StatePanel>
);
