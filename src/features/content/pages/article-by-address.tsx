import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { ArticleFrame, ArticleSkeleton } from '../components/article-frame';
import { LivePart } from '../components/live-part';

const loadArticle = async () => (await import('../live/live-article')).LiveArticle;

const Unscripted = () => (
  <Wide>
    <p>
      An article is fetched when its page opens, which needs scripts. The newest notes can be read without, in the{' '}
      <AppLink href="/about-us/blog">notes from the bank</AppLink>.
    </p>
  </Wide>
);

/** One pattern of addresses for every article: the page is served at once, the article follows. */
export const ArticleScreen = () => (
  <LivePart
    id="article"
    load={loadArticle}
    meanwhile={<ArticleSkeleton />}
    unscripted={<Unscripted />}
    frame={(panel) => <ArticleFrame>{panel}</ArticleFrame>}
  />
);
