import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import '@fontsource-variable/bodoni-moda/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '@/theme/fallback-fonts.css';
import type { AppProps } from 'next/app';
import { AppFrame } from '@/shell/app-frame';
import type { PageComponent } from '@/shell/page';
import { globalStyles } from '@/theme/global-styles';
import { browserCache } from '@/theme/logical';

type Props = AppProps & { Component: PageComponent; emotionCache?: EmotionCache };

export default function App({ Component, pageProps, emotionCache = browserCache }: Props) {
  if (!emotionCache) throw new Error('No Emotion cache');
  return (
    <CacheProvider value={emotionCache}>
      <Global styles={globalStyles} />
      <AppFrame layout={Component.Layout}>
        <Component {...pageProps} />
      </AppFrame>
    </CacheProvider>
  );
}
