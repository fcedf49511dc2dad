import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { articleQuery } from '@/api/endpoints/blog/article';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import { ArticleFrame, ArticleMissing, ArticleSkeleton } from '../components/article-frame';
import { ArticleText } from '../components/article-text';
import { TextSkeleton } from '../components/managed-frame';
import { addressField } from '../model/address-field';
import { isMissing } from '../model/is-missing';

/** The article that the address names. An island: the page around it is plain HTML. */
export const LiveArticle = () => (
  <QueryClientProvider client={queryClient}>
    <NamedArticle />
  </QueryClientProvider>
);

function NamedArticle() {
  const slug = addressField(useRouter(), 'slug');
  return slug === null ? <ArticleSkeleton /> : <OneArticle key={slug} slug={slug} />;
}

function OneArticle({ slug }: { slug: string }) {
  const query = useQuery(articleQuery(slug));
  if (query.data) return <ArticleText article={query.data} />;
  if (isMissing(query.error)) {
    return (
      <>
        <Head>
          <meta key="robots" name="robots" content="noindex" />
        </Head>
        <ArticleMissing />
      </>
    );
  }
  return (
    <ArticleFrame>
      <Loaded query={query} loading={<TextSkeleton label="The article is on its way" />}>
        {() => null}
      </Loaded>
    </ArticleFrame>
  );
}
