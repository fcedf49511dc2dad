import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import type { ReactElement } from 'react';
import { beforePaintScript } from '@/config/before-paint';
import { stylesFor, withCache } from '@/theme/document-styles';
import { createLogicalCache } from '@/theme/logical';

type Styled = { emotionStyles: readonly ReactElement[] };

export default function Document({ emotionStyles }: DocumentProps & Styled) {
  return (
    <Html lang="en" dir="ltr" data-theme="dark" data-text="responsive" suppressHydrationWarning>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: beforePaintScript }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {emotionStyles}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = async (context: DocumentContext): Promise<DocumentInitialProps & Styled> => {
  const emotionCache = createLogicalCache();
  const { renderPage } = context;
  context.renderPage = () => renderPage({ enhanceApp: (App) => withCache(App, emotionCache) });
  const props = await NextDocument.getInitialProps(context);
  return { ...props, emotionStyles: stylesFor(props.html, emotionCache) };
};
