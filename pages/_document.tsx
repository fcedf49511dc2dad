import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import type { AppProps, AppType } from 'next/app';
import type { ComponentType, ReactElement } from 'react';
import { beforePaintScript } from '@/config/before-paint';
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

/** A cache for each answer, and the styles that it has used in the head: the page is drawn before any script runs. */
Document.getInitialProps = async (context: DocumentContext): Promise<DocumentInitialProps & Styled> => {
  const emotionCache = createLogicalCache();
  const renderPage = context.renderPage;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App: AppType) => {
        const Cached = App as ComponentType<AppProps & { emotionCache: EmotionCache }>;
        return function AppWithCache(props) {
          return <Cached {...(props as AppProps)} emotionCache={emotionCache} />;
        };
      },
    });
  const props = await NextDocument.getInitialProps(context);
  const { styles } = createEmotionServer(emotionCache).extractCriticalToChunks(props.html);
  const emotionStyles = styles.map(({ key, ids, css }) => (
    <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  ));
  return { ...props, emotionStyles };
};
