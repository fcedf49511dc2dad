import NextDocument, {
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import type { ReactElement } from 'react';
import { beforePaintScript } from '@/config/before-paint';
import { siteOrigin } from '@/config/site-origin';
import { DocumentHead } from '@/source/found/document-head';
import { collectStyles } from '@/theme/document-styles';
import { InlineHead } from '@/theme/inline-head';
import { createLogicalCache } from '@/theme/logical';

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
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <DocumentHead pathname={page} head={head} pageProps={props.pageProps ?? {}} />
        {emotionStyles}
      </InlineHead>
      <body>
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
