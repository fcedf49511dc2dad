import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { LazyView, type Failed } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/missing-code';
import type { ArticlesServed } from '../model/articles';
import { addressOf, filterFrom, isUnfiltered } from '../model/blog-address';
import { BlogResults } from './blog-results';
import { BlogSearch } from './blog-search';
import { ListSkeleton } from './list-skeleton';

const RESULTS_ID = 'article-list';

/** Until the address has been read, a list that it does not ask for is not shown; its room is held. */
const Place = styled('div')({ 'html[data-asked] &[data-is="unread"]': { visibility: 'hidden' } });

const loadFound = async () => (await import('../live/found-articles')).FoundArticles;
const failed: Failed = (...retry) => missingCode(...retry);
const NO_FILTER: BlogFilter = {};

/** The list as it was served; what else the address asks for is asked of the service, and its code comes then. */
export function Articles({ list, titles }: ArticlesServed) {
  const router = useRouter();
  const read = filterFrom(router);
  const filter = read ?? NO_FILTER;
  const ask = (next: BlogFilter) => void router.push(addressOf(next), undefined, { shallow: true, scroll: false });
  const subjects = new Set(titles.map(({ category }) => category));
  const served = list && isUnfiltered(filter) ? list : null;
  return (
    <>
      <BlogSearch filter={filter} onAsk={ask} subjects={subjects} />
      <Place id={RESULTS_ID} data-is={read ? undefined : 'unread'}>
        {served ? (
          <BlogResults page={served} filter={filter} />
        ) : (
          <LazyView
            isWanted={read !== null}
            load={loadFound}
            meanwhile={<ListSkeleton />}
            failed={failed}
            props={{ filter }}
          />
        )}
      </Place>
      <noscript>
        <style>{`#${RESULTS_ID} [aria-busy],form[role=search]{display:none}`}</style>
        {!list && <p>The list of articles is fetched when the page opens, which needs scripts.</p>}
      </noscript>
    </>
  );
}
