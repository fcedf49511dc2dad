import styled from '@emotion/styled';
import type { DataOf, viewBlog } from '@/api/contract';
import { articlePath } from '@/parts/article-path';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { PageHead } from '@/ui/page-head';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { RichText } from '@/ui/rich-text/rich-text';
import { BLOG } from '../model/blog-address';
import { categoryName, type Neighbours } from '../model/articles';
import { ArticleFacts } from '../components/blog/article-facts';
import { ArticleCards } from '../components/blog/article-cards';
import { NeighbourWays } from '../components/blog/neighbours';
import { Onward } from '../components/onward';
import { PlatePicture } from '../components/blog/plate-picture';
import { Prose } from '../components/prose';
import { Share } from '../components/blog/share';
import { TitleBlock } from '../components/title-block';

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
      {neighbours && <NeighbourWays {...neighbours} />}
      <Onward
        links={[
          { href: BLOG, label: 'All news from the bank' },
          { href: '/help', label: 'Help by task' },
        ]}
      />
    </Wide>
  );
}
