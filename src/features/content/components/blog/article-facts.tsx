import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Article } from '@/api/contract';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { toList } from '../../model/blog-url';
import { categoryName } from '../../model/articles';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& dt': { color: color.faint },
  '& dd': OWN_DIRECTION,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Tags = styled('dd')({ display: 'flex', flexWrap: 'wrap', columnGap: 14 });
const Tag = styled(AppLink)({
  display: 'inline-block',
  paddingBlock: 3,
  textUnderlineOffset: '0.22em',
  '&:hover': { color: color.metal },
});

export const ArticleFacts = ({ article: { publishedAt, author, minutes, category, tags } }: { article: Article }) => (
  <List>
    <Fact term="Published">
      <Moment iso={publishedAt} form="day" />
    </Fact>
    {author && <Fact term="Written by">{author}</Fact>}
    {minutes !== null && <Fact term="Reading time">{minutes === 1 ? '1 minute' : `${minutes} minutes`}</Fact>}
    {category && (
      <Fact term="Category">
        <Tag href={toList({ tag: category })}>{categoryName(category)}</Tag>
      </Fact>
    )}
    {tags.length > 0 && (
      <div>
        <dt>Tags</dt>
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag} href={toList({ tag })}>
              {tag}
            </Tag>
          ))}
        </Tags>
      </div>
    )}
  </List>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
