import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { bySubject, type ArticlesServed } from '../../model/articles';
import { subjectId } from '../../model/blog-url';

const Subjects = styled('div')({ [from.desktop]: { columns: 2, columnGap: 88 } });
const Subject = styled('div')({
  breakInside: 'avoid',
  paddingBlockEnd: 40,
  scrollMarginBlockStart: 16,
  '& > ul': { listStyle: 'none', padding: 0, marginBlockStart: 8, borderBlockEnd: `1px solid ${color.rule}` },
});
const Entry = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 24,
  borderBlockStart: `1px solid ${color.rule}`,
  '& > time, & > bdi': { color: color.soft, fontSize: '0.9375rem' },
});
const Title = styled(AppLink)({
  ...OWN_DIRECTION,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 11,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { color: color.metal, textDecoration: 'underline' },
});

export const SubjectIndex = ({ titles }: Pick<ArticlesServed, 'titles'>) => (
  <Subjects>
    {bySubject(titles).map(({ category, name, articles }) => (
      <Subject key={category} id={subjectId(category)}>
        <h3>{name || 'More'}</h3>
        <ul>
          {articles.map(({ title, path, publishedAt }) => (
            <Entry key={path}>
              <Title href={path}>{title}</Title>
              <Moment iso={publishedAt} form="day" />
            </Entry>
          ))}
        </ul>
      </Subject>
    ))}
  </Subjects>
);
