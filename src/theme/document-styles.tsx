import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppProps, AppType } from 'next/app';
import type { ComponentType, ReactElement } from 'react';

/** The app under the cache of one answer, so that no answer holds another one's styles. */
const withCache = (App: AppType, emotionCache: EmotionCache) => {
  const Cached = App as ComponentType<AppProps & { emotionCache: EmotionCache }>;
  return function AppWithCache(props: object) {
    return <Cached {...(props as AppProps)} emotionCache={emotionCache} />;
  };
};

/**
 * What the page has used, for its head: it is drawn before any script runs. Emotion is told before the page is made;
 * otherwise it writes a style element in front of every part, and the browser moves them all before it hydrates.
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
