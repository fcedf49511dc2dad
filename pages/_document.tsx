import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import type { JSX, ReactElement } from 'react';
import { beforePaintScript } from '@/config/before-paint';
import { IMPRINT } from '@/config/imprint';
import { IMPRINT_ID } from '@/config/imprint-id';
import { siteOrigin } from '@/config/site-origin';
import { BANNER_ID, bannerHtml } from '@/server/demonstration/banner';
import { DocumentHead } from '@/server/seo/document-head';
import { collectStyles } from '@/theme/document-styles';
import { inlineFaces } from '@/theme/inline-faces';
import { createLogicalCache } from '@/theme/logical';
import { MARK } from '@/ui/logo';

type Files = Parameters<Head['getCssLinks']>[0];

class InlineHead extends Head {
  override getCssLinks(files: Files): JSX.Element[] | null {
    if (process.env.NODE_ENV !== 'production') return super.getCssLinks(files);
    const shared = files.sharedFiles.filter((file) => file.endsWith('.css'));
    const own = super.getCssLinks({ ...files, allFiles: files.allFiles.filter((file) => !shared.includes(file)) });
    return [...inlineFaces(shared), ...(own ?? [])];
  }
}

type Styled = { emotionStyles: readonly ReactElement[] };

export default function Document({ emotionStyles, head = [], __NEXT_DATA__: { page, props } }: DocumentProps & Styled) {
  return (
    <Html
      lang="en"
      dir="ltr"
      data-theme="dark"
      data-text="responsive"
      data-origin={siteOrigin()}
      suppressHydrationWarning
    >
      <InlineHead>
        <script dangerouslySetInnerHTML={{ __html: beforePaintScript }} />
        {/* A CSS mask loads its image with CORS; without `crossOrigin` the image would load twice. */}
        <link rel="preload" href={MARK} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <DocumentHead pathname={page} head={head} pageProps={props.pageProps ?? {}} />
        {emotionStyles}
      </InlineHead>
      <body>
        <div id={BANNER_ID} dangerouslySetInnerHTML={{ __html: bannerHtml() }} />
        <template id={IMPRINT_ID} dangerouslySetInnerHTML={{ __html: IMPRINT }} />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = async (context: DocumentContext): Promise<DocumentInitialProps & Styled> => {
  const { enhanceApp, stylesOf } = collectStyles(createLogicalCache());
  const { renderPage } = context;
  context.renderPage = () => renderPage({ enhanceApp });
  const props = await NextDocument.getInitialProps(context);
  return { ...props, emotionStyles: stylesOf(props.html) };
};
