import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { managedPageQuery } from '@/api/endpoints/static/managed-page';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import { TextSkeleton } from '../components/managed-frame';
import { PageFrame, PageMissing, PageSkeleton } from '../components/page-frame';
import { PageText } from '../components/page-text';
import { addressField } from '../model/address-field';
import { isMissing } from '../model/is-missing';

/** The managed page that the address names, under either of its two patterns. */
export const LivePage = () => (
  <QueryClientProvider client={queryClient}>
    <NamedPage />
  </QueryClientProvider>
);

function NamedPage() {
  const router = useRouter();
  const slug = addressField(router, 'slug') || addressField(router, 'slugs');
  return slug === null ? <PageSkeleton /> : <OnePage key={slug} slug={slug} />;
}

function OnePage({ slug }: { slug: string }) {
  const query = useQuery(managedPageQuery(slug));
  if (query.data) return <PageText page={query.data} />;
  if (isMissing(query.error)) {
    return (
      <>
        <Head>
          <meta key="robots" name="robots" content="noindex" />
        </Head>
        <PageMissing />
      </>
    );
  }
  return (
    <PageFrame>
      <Loaded query={query} loading={<TextSkeleton label="The page is on its way" />}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}
