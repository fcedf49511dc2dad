import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppProps, AppType } from 'next/app';
import type { ComponentType, ReactElement } from 'react';

/** The app under the cache of one answer, so that no answer holds another one's styles. */
export const withCache = (App: AppType, emotionCache: EmotionCache) => {
  const Cached = App as ComponentType<AppProps & { emotionCache: EmotionCache }>;
  return function AppWithCache(props: object) {
    return <Cached {...(props as AppProps)} emotionCache={emotionCache} />;
  };
};

/** What the page has used, for its head: it is drawn before any script runs. */
export function stylesFor(html: string, emotionCache: EmotionCache): readonly ReactElement[] {
  const { styles } = createEmotionServer(emotionCache).extractCriticalToChunks(html);
  return styles.map(({ key, ids, css }) => (
    <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
