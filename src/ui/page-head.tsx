import Head from 'next/head';
import { DEFAULT_TITLE, PRODUCT } from '@/config/product';
import { siteOrigin } from '@/config/site-origin';

export type PageText = {
  title?: string;
  description: string;
  /**
   * The only canonical path of the page, even if several paths serve it. Search engines should not index a page without
   * one.
   */
  canonical?: string;
};

/** A nested PageHead overrides the outer one. The document derives the tags for link previews from this. */
export const PageHead = ({ title, description, canonical }: PageText) => {
  const origin = siteOrigin();
  return (
    <Head>
      <title>{title ? `${title} | ${PRODUCT}` : DEFAULT_TITLE}</title>
      <meta key="description" name="description" content={description} />
      {origin && canonical && <link key="canonical" rel="canonical" href={new URL(canonical, origin).href} />}
    </Head>
  );
};
