import Head from 'next/head';
import { DEFAULT_TITLE, PRODUCT } from '@/config/product';
import { siteOrigin } from '@/config/site-origin';

export type PageWords = {
  title?: string;
  description: string;
  /** The one address of a page, also of one that answers at several. Without it the page is not for search engines. */
  canonical?: string;
};

/**
 * What a page is called and where it stands. Said again further in, it takes the place of the first. The document makes
 * of it what shared links and search engines read besides.
 */
export const PageHead = ({ title, description, canonical }: PageWords) => {
  const origin = siteOrigin();
  return (
    <Head>
      <title>{title ? `${title} | ${PRODUCT}` : DEFAULT_TITLE}</title>
      <meta key="description" name="description" content={description} />
      {origin && canonical && <link key="canonical" rel="canonical" href={new URL(canonical, origin).href} />}
    </Head>
  );
};
