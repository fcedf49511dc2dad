import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { LazyView } from '@/ui/lazy-part';
import { StaticView } from '@/ui/static-part';
import { missingCode } from '@/ui/state/error-panel';
import type { ArticlesServed } from '../../model/articles';
import { blogUrl, filterFrom, isUnfiltered } from '../../model/blog-url';
import * as drawings from './blog-drawings';
import { BlogSearch } from './blog-search';
import { ListFrame } from '../list-frame';
import { ListSkeleton } from '../list-skeleton';

const RESULTS_ID = 'article-list';

/**
 * Hides the list until the URL's query is read, because the served list may not match the query. Its space is reserved.
 */
const ResultsFrame = styled('div')({ 'html[data-asked] &[data-is="unread"]': { visibility: 'hidden' } });

const served = typeof window === 'undefined' ? drawings : null;
const loadCards = async () => (await import('./blog-drawings')).ArticleCards;

const loadFound = async () => (await import('../../live/found-articles')).FoundArticles;
const NO_FILTER: BlogFilter = {};

type PageProps = { page: NonNullable<ArticlesServed['list']>; filter: BlogFilter };

const ServedPage = ({ page, filter }: PageProps) => (
  <ListFrame page={page} filter={filter}>
    <StaticView
      served={served && served.ArticleCards}
      load={loadCards}
      height={1500}
      props={{ articles: page.docs, hasLead: true }}
    />
  </ListFrame>
);

export function Articles({ list, titles }: ArticlesServed) {
  const router = useRouter();
  const read = filterFrom(router);
  const filter = read ?? NO_FILTER;
  const ask = (next: BlogFilter) => void router.push(blogUrl(next), undefined, { shallow: true, scroll: false });
  const subjects = new Set(titles.map(({ category }) => category));
  const page = list && list.docs.length > 0 && isUnfiltered(filter) ? list : null;
  return (
    <>
      <BlogSearch filter={filter} onAsk={ask} subjects={subjects} />
      <ResultsFrame id={RESULTS_ID} data-is={read ? undefined : 'unread'}>
        {page ? (
          <ServedPage page={page} filter={filter} />
        ) : (
          <LazyView
            isWanted={read !== null}
            load={loadFound}
            meanwhile={<ListSkeleton />}
            failed={missingCode}
            props={{ filter }}
          />
        )}
      </ResultsFrame>
      <noscript>
        <style>{`#${RESULTS_ID} [aria-busy],form[role=search]{display:none}`}</style>
        {!list && <p>Loading the articles needs JavaScript.</p>}
      </noscript>
    </>
  );
}
