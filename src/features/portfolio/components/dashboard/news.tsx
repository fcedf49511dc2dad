import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { blogsQuery } from '@/api/endpoints/blog/list';
import { NEWS } from '@/config/routes';
import { articlePath } from '@/parts/article-path';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { Section } from '../section';

const SHOWN = 3;

const List = styled('ul')({
  display: 'grid',
  columnGap: 40,
  [from.tablet]: { gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))` },
});
const Entry = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minBlockSize: 104,
  paddingBlock: 15,
  borderBlockStart: `1px solid ${color.rule}`,
});
const When = styled('p')({ color: color.faint, fontSize: '0.9375rem' });
const Title = styled(AppLink)({
  ...OWN_DIRECTION,
  minBlockSize: 44,
  paddingBlock: 6,
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { color: color.metal, textDecoration: 'underline' },
});
const Held = styled('div')({ minBlockSize: 104, paddingBlock: 15, borderBlockStart: `1px solid ${color.rule}` });

const Waiting = () => (
  <Held>
    <LoadingPanel label="Loading the news" lines={2} />
  </Held>
);

export function News() {
  const query = useQuery(blogsQuery());
  return (
    <Section title="From the bank" link={{ href: NEWS, label: 'All news' }} busy={query.isPending}>
      <Loaded query={query} loading={<Waiting />}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p>No news right now.</p>
          ) : (
            <List>
              {docs.slice(0, SHOWN).map((article) => (
                <Entry key={article._id}>
                  <When>
                    <Moment iso={article.publishedAt} form="day" />
                  </When>
                  <Title href={articlePath(article)}>{article.title}</Title>
                </Entry>
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
}
