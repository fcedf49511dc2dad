import styled from '@emotion/styled';
import type { Article } from '@/api/contract';
import { articlePath } from '@/parts/article-path';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { categoryName } from '../model/categories';
import { MEASURE } from './prose';

const List = styled('ol')({ listStyle: 'none !important', padding: '0 !important', maxInlineSize: 'none !important' });
const Entry = styled('li')({
  display: 'grid',
  gap: 4,
  margin: '0 !important',
  paddingBlock: 18,
  borderBlockStart: `1px solid ${color.rule}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${color.rule}` },
});
const Title = styled(AppLink)({
  ...OWN_DIRECTION,
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { color: color.metal, textDecoration: 'underline' },
});
const Excerpt = styled('p')({ ...OWN_DIRECTION, maxInlineSize: MEASURE });
const Byline = styled('p')({ ...OWN_DIRECTION, color: color.soft, fontSize: '0.9375rem' });

/** Articles with what helps to choose one. */
export const ArticleList = ({ articles }: { articles: readonly Article[] }) => (
  <List>
    {articles.map((article) => (
      <Entry key={article._id}>
        <Title href={articlePath(article)}>{article.title}</Title>
        <Excerpt>{article.excerpt}</Excerpt>
        <Byline>
          <Moment iso={article.publishedAt} form="day" /> · {categoryName(article.category)}
          {article.minutes !== null && ` · ${article.minutes} min`}
        </Byline>
      </Entry>
    ))}
  </List>
);
