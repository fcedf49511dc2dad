import styled from '@emotion/styled';
import type { DataOf, viewBlog } from '@/api/contract';
import { articlePath } from '@/parts/article-path';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { PageHead } from '@/ui/page-head';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { RichText } from '@/ui/rich-text/rich-text';
import { OWN_DIRECTION } from '@/theme/typography';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/address/copy-button';
import { useHydrated } from '@/ui/use-hydrated';
import { BLOG } from '../model/blog-url';
import { categoryName, type Neighbours } from '../model/articles';
import { ArticleFacts } from '../components/blog/article-facts';
import { ArticleCards } from '../components/blog/article-cards';
import { NextLinks } from '../components/next-links';
import { PlatePicture } from '../components/blog/plate-picture';
import { Prose } from '../components/prose';
import { TitleBlock } from '../components/title-block';

const LinkRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '@media print': { display: 'none' } });

const Share = ({ title, path }: { title: string; path: string }) => {
  const isHydrated = useHydrated();
  const url = isHydrated ? new URL(path, window.location.origin).href : path;
  // The promise is also rejected when the user closes the share sheet, which is not an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <LinkRow role="group" aria-label="Share">
      <CopyButton text={url} label="Copy link" />
      {isHydrated && 'share' in navigator && (
        <Button type="button" onClick={share}>
          Share
        </Button>
      )}
    </LinkRow>
  );
};

const Nav = styled('nav')({
  display: 'grid',
  gap: '0 64px',
  borderBlockStart: `1px solid ${color.rule}`,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'none' },
});
const NeighbourLink = styled(AppLink)({
  display: 'block',
  paddingBlock: 24,
  textDecoration: 'none',
  '& > span': { display: 'block', color: color.soft, fontSize: '0.9375rem', marginBlockEnd: 4 },
  '& > b': { ...OWN_DIRECTION, display: 'block', fontWeight: 600, lineHeight: 1.35 },
  '&:hover > b': { color: color.metal, textDecoration: 'underline' },
  [from.tablet]: { '&[data-is="newer"]': { gridColumn: 2, textAlign: 'end' } },
});

const NeighbourLinks = ({ older, newer }: Neighbours) =>
  (older ?? newer) && (
    <Nav aria-label="Older and newer articles">
      {older && (
        <NeighbourLink href={older.path}>
          <span>Older</span> <b>{older.title}</b>
        </NeighbourLink>
      )}
      {newer && (
        <NeighbourLink href={newer.path} data-is="newer">
          <span>Newer</span> <b>{newer.title}</b>
        </NeighbourLink>
      )}
    </Nav>
  );

const Split = styled('div')({
  paddingBlockEnd: 'clamp(28px, 3.4vw, 48px)',
  [from.desktop]: { display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', columnGap: 64 },
});
const Picture = styled(PlatePicture)({
  '& g': { strokeWidth: 0.6 },
  blockSize: 'clamp(120px, 18vw, 240px)',
  marginBlockEnd: 'clamp(28px, 3.4vw, 48px)',
});
const Related = styled('section')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 'clamp(28px, 3.4vw, 48px)',
});
const Aside = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', marginBlockEnd: 32 });
const Heading = styled('h2')({ fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', marginBlockEnd: 28 });
const Notice = styled('p')({
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 20,
  '&&': { marginBlockStart: '2em' },
});

type Props = { article: Omit<DataOf<typeof viewBlog>, 'content'>; nodes: readonly RichNode[]; neighbours?: Neighbours };

export function ArticleScreen({ article, nodes, neighbours }: Props) {
  const { title, excerpt, category, related } = article;
  const path = articlePath(article);
  return (
    <Wide>
      <PageHead title={title} description={excerpt} canonical={path} />
      <article>
        <TitleBlock kicker={categoryName(category)} title={title} lead={excerpt} hasSeal={false} />
        <Picture seed={article.slug} />
        <Split>
          <Aside>
            <ArticleFacts article={article} />
            <Share title={title} path={path} />
          </Aside>
          <Prose>
            <RichText nodes={nodes} />
            <Notice>
              News informs shareholders. It is not advice or an offer; the binding document is the{' '}
              <AppLink href="/docs#prospectus">prospectus</AppLink>.
            </Notice>
          </Prose>
        </Split>
      </article>
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <Heading id="related">Related articles</Heading>
          <ArticleCards articles={related} />
        </Related>
      )}
      {neighbours && <NeighbourLinks {...neighbours} />}
      <NextLinks
        links={[
          { href: BLOG, label: 'All news from the bank' },
          { href: '/help', label: 'Help by task' },
        ]}
      />
    </Wide>
  );
}
