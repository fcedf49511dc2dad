import type { ReactElement } from 'react';
import { CARD, cardPath } from '@/config/cards';
import { isIndexed } from '@/config/indexed';
import { PRODUCT } from '@/config/product';
import { FEED } from '@/config/routes';
import { headText, type HeadText } from './head-text';
import { structuredData, type PageFacts } from './structured-data';

type Props = {
  pathname: string;
  head: readonly (ReactElement | null)[];
  pageProps: PageFacts['pageProps'];
};

/**
 * Metadata for shared links and search engines. It is rendered in the document only, so browsers load no code for it.
 */
export function DocumentHead({ pathname, head, pageProps }: Props) {
  if (!isIndexed(pathname)) return <meta name="robots" content="noindex" />;
  const texts = headText(head);
  const { canonical } = texts;
  return (
    <>
      <SharedLink {...texts} />
      {canonical && <Found {...texts} canonical={canonical} pathname={pathname} pageProps={pageProps} />}
    </>
  );
}

const SharedLink = ({ title, description }: HeadText) => (
  <>
    <meta property="og:site_name" content={PRODUCT} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="en_GB" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

function Found(page: Omit<PageFacts, 'picture'>) {
  const { canonical, pathname } = page;
  const picture = new URL(cardPath(pathname, canonical.pathname), canonical).href;
  return (
    <>
      <meta property="og:url" content={canonical.href} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content="An engraved rosette between two engraved borders." />
      <link rel="alternate" type="application/rss+xml" title={`${PRODUCT}: notes from the bank`} href={FEED} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: inScript({ '@context': 'https://schema.org', '@graph': structuredData({ ...page, picture }) }),
        }}
      />
    </>
  );
}

/** Escapes `<`, so that no string in the data can close the script element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
