import styled from '@emotion/styled';
import { articlePath } from '@/parts/article-path';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE, OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { engravedBand } from '@/ui/engraved';
import { Moment } from '@/ui/moment';
import type { LandingContent } from '../model/landing-text';
import { Chapter } from './chapter';

const Grid = styled('div')({
  display: 'grid',
  gap: '24px 72px',
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', alignItems: 'start' },
});
const First = styled('article')({
  '& > i': {
    ...engravedBand,
    color: color.metal,
    blockSize: 'clamp(36px, 9.4vw, 100px)',
    marginBlockEnd: 'clamp(12px, 2.9vw, 22px)',
  },
  '& h3': { ...DISPLAY_TYPE, ...OWN_DIRECTION, fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', textWrap: 'balance' },
  '& h3 + p': { ...OWN_DIRECTION, display: 'none', color: color.soft, marginBlockStart: 10, maxInlineSize: '36em' },
  [from.tablet]: { '& h3 + p': { display: 'block' } },
});
const More = styled('ul')({
  listStyle: 'none',
  padding: 0,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > li': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 14 },
  '& > li:nth-of-type(n + 2)': { display: 'none' },
  [from.tablet]: { '& > li, & > li:nth-of-type(n + 2)': { display: 'block', paddingBlock: 18 } },
  '& h3': { ...OWN_DIRECTION, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
});
const Link = styled(AppLink)({
  display: 'inline-block',
  paddingBlock: 4,
  textDecoration: 'none',
  '&:hover': { color: color.metal, textDecoration: 'underline' },
});
const When = styled('p')({ color: color.soft, fontSize: '0.9375rem', marginBlockStart: 6 });

type News = LandingContent['news'];

const Day = ({ publishedAt, minutes }: News[number]) => (
  <When>
    <Moment iso={publishedAt} form="day" />
    {minutes !== null && minutes > 1 && ` · ${minutes} min`}
  </When>
);

export function NewestArticles({ news }: { news: News }) {
  const [first, ...others] = news;
  if (!first) return null;
  return (
    <Chapter title="News" link={{ href: '/about-us/blog', label: 'All articles' }}>
      <Grid>
        <First>
          <i aria-hidden="true" />
          <h3>
            <Link href={articlePath(first)}>{first.title}</Link>
          </h3>
          <p>{first.excerpt}</p>
          <Day {...first} />
        </First>
        {others.length > 0 && (
          <More>
            {others.map((article) => (
              <li key={article._id}>
                <h3>
                  <Link href={articlePath(article)}>{article.title}</Link>
                </h3>
                <Day {...article} />
              </li>
            ))}
          </More>
        )}
      </Grid>
    </Chapter>
  );
}
