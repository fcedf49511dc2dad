import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppProps, AppType } from 'next/app';
import type { ComponentType, ReactElement } from 'react';

/** Each response has a separate cache, so that responses share no styles. */
const withCache = (App: AppType, emotionCache: EmotionCache) => {
  const Cached = App as ComponentType<AppProps & { emotionCache: EmotionCache }>;
  return function AppWithCache(props: object) {
    return <Cached {...(props as AppProps)} emotionCache={emotionCache} />;
  };
};

/**
 * Puts the page's styles into its head. Without a cache that exists before rendering, emotion writes a style element in
 * front of every component. The browser would then move all of them before hydration.
 */
export function collectStyles(emotionCache: EmotionCache) {
  const { extractCriticalToChunks } = createEmotionServer(emotionCache);
  const stylesOf = (html: string): readonly ReactElement[] =>
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(' ')}`}
        data-emotion={`${key} ${ids.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    ));
  return { enhanceApp: (App: AppType) => withCache(App, emotionCache), stylesOf };
}
