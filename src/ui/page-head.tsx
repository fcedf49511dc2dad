import Head from 'next/head';
import { DEFAULT_TITLE, PRODUCT } from '@/config/product';

const ORIGIN = process.env.NEXT_PUBLIC_SITE_ORIGIN;

export type PageWords = {
  title?: string;
  description: string;
  /** The one address of a page that answers at several. */
  canonical?: string;
};

/** What search engines and shared links show of a page. Said again further in, it takes the place of the first. */
export const PageHead = ({ title, description, canonical }: PageWords) => {
  const heading = title ? `${title} | ${PRODUCT}` : DEFAULT_TITLE;
  return (
    <Head>
      <title>{heading}</title>
      <meta key="description" name="description" content={description} />
      <meta key="og:title" property="og:title" content={heading} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:type" property="og:type" content="website" />
      {ORIGIN && canonical && <link key="canonical" rel="canonical" href={new URL(canonical, ORIGIN).href} />}
    </Head>
  );
};
