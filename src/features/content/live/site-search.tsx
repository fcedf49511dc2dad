import styled from '@emotion/styled';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchTextsQuery } from '@/api/own/search-texts';
import { queryClient } from '@/api/query-client';
import type { SearchTexts } from '@/config/search-texts';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Loaded } from '@/ui/state/loaded';
import { wordsIn } from '@/utils/typed-words';
import { SearchWaiting } from '../components/help/search-waiting';
import { siteSearch, type SearchHit, type Piece } from '@/parts/site-search';

const List = styled('ol')({ borderBlockEnd: `1px solid ${color.rule}`, maxInlineSize: 820, marginBlockEnd: 64 });
const HitLink = styled(AppLink)({
  display: 'grid',
  gap: 4,
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 16,
  textDecoration: 'none',
  '& mark': { background: 'none', color: color.metal, fontWeight: 650 },
  '&:hover strong': { color: color.metal },
});
const Title = styled('strong')({ ...OWN_DIRECTION, fontWeight: 600 });
const Excerpt = styled('span')({ ...OWN_DIRECTION, color: color.soft, fontSize: '1rem', lineHeight: 1.5 });
const Page = styled('span')({ ...OWN_DIRECTION, color: color.faint, fontSize: '0.9375rem' });
const Note = styled('p')({ color: color.soft, marginBlockEnd: 16 });

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));

const Results = ({ places }: { places: readonly SearchHit[] }) => (
  <List aria-label="Found">
    {places.map(({ path, page, title, excerpt }) => (
      <li key={path}>
        <HitLink href={path}>
          <Title>
            <Marked pieces={title} />
          </Title>
          <Excerpt>
            <Marked pieces={excerpt} />
          </Excerpt>
          <Page>{page}</Page>
        </HitLink>
      </li>
    ))}
  </List>
);

function countText(count: number, typed: string): string {
  if (count === 0) return `We found nothing for “${typed.trim()}”. Try another word, or write to us.`;
  return count === 1 ? '1 place' : `${count} places`;
}

function Found({ data, typed }: { data: SearchTexts; typed: string }) {
  const search = useMemo(() => siteSearch(data.texts), [data.texts]);
  const places = useMemo(() => search(typed), [search, typed]);
  if (wordsIn(typed).length === 0) return null;
  return (
    <>
      <Note role="status">
        {countText(places.length, typed)}
        {!data.isComplete && ' Some pages could not be loaded and were not searched.'}
      </Note>
      {places.length > 0 && <Results places={places} />}
    </>
  );
}

function SearchResults({ typed }: { typed: string }) {
  const query = useQuery(searchTextsQuery);
  return (
    <Loaded query={query} loading={typed === '' ? null : <SearchWaiting />}>
      {(data) => <Found data={data} typed={typed} />}
    </Loaded>
  );
}

export const SiteSearch = ({ typed }: { typed: string }) => (
  <QueryClientProvider client={queryClient}>
    <SearchResults typed={typed} />
  </QueryClientProvider>
);
