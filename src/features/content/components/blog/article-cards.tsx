import styled from '@emotion/styled';
import type { Article } from '@/api/contract';
import { articlePath } from '@/parts/article-path';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE, OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { categoryName } from '../../model/articles';
import { PlatePicture } from './plate-picture';

const List = styled('ol')({
  '&&': { listStyle: 'none', padding: 0, maxInlineSize: 'none' },
  display: 'grid',
  gap: '28px 40px',
  '& > li': { minInlineSize: 0 },
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 52 },
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 64 },
});
const Picture = styled(PlatePicture)({
  aspectRatio: '1',
  '& g': { strokeWidth: 2.4 },
  [from.tablet]: { aspectRatio: '3 / 2', '& g': { strokeWidth: 1.1 } },
});
const Card = styled('li')({
  '&&': { margin: 0 },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: 18,
  alignContent: 'start',
  alignItems: 'start',
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-is="lead"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.tablet]: { gridColumn: 'span 2' },
    [`& > ${Picture}`]: {
      aspectRatio: '2 / 1',
      '& g': { strokeWidth: 1.4 },
      [from.tablet]: { '& g': { strokeWidth: 0.75 } },
    },
  },
});
const Title = styled(AppLink)({
  ...OWN_DIRECTION,
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: color.metal, textDecoration: 'underline' },
  '[data-is="lead"] > div > &': {
    ...DISPLAY_TYPE,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
    lineHeight: 1.12,
  },
});
const Kind = styled('p')({ ...OWN_DIRECTION, color: color.metal, fontSize: '0.9375rem', marginBlockEnd: 4 });
const Excerpt = styled('p')({ ...OWN_DIRECTION, color: color.soft, marginBlockStart: 8, lineHeight: 1.5 });
const Byline = styled('p')({
  ...OWN_DIRECTION,
  color: color.soft,
  fontSize: '0.9375rem',
  marginBlockStart: 8,
});

export const ArticleCards = ({ articles, hasLead = false }: { articles: readonly Article[]; hasLead?: boolean }) => (
  <List>
    {articles.map((article, index) => (
      <Card key={article._id} data-is={hasLead && index === 0 ? 'lead' : undefined}>
        <Picture seed={article.slug} />
        <div>
          {article.category && <Kind>{categoryName(article.category)}</Kind>}
          <Title href={articlePath(article)}>{article.title}</Title>
          <Excerpt>{article.excerpt}</Excerpt>
          <Byline>
            <Moment iso={article.publishedAt} form="day" />
            {(article.minutes ?? 0) > 1 && `, ${article.minutes} minutes`}
          </Byline>
        </div>
      </Card>
    ))}
  </List>
);
