import type { EmotionCache } from '@emotion/cache';
import '@fontsource-variable/bodoni-moda/opsz.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { AppCacheProvider } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppProps } from 'next/app';
import { AppFrame } from '@/shell/app-frame';
import type { PageComponent } from '@/shell/page';
import { globalStyles } from '@/theme/global-styles';
import { browserCache } from '@/theme/logical';
import { settingsStorageManager } from '@/theme/settings-storage';
import { theme } from '@/theme/theme';

type Props = AppProps & { Component: PageComponent; emotionCache?: EmotionCache };

export default function App({ Component, pageProps, emotionCache = browserCache }: Props) {
  return (
    <AppCacheProvider emotionCache={emotionCache}>
      <ThemeProvider theme={theme} defaultMode="dark" storageManager={settingsStorageManager}>
        <CssBaseline />
        <GlobalStyles styles={globalStyles} />
        <AppFrame layout={Component.Layout}>
          <Component {...pageProps} />
        </AppFrame>
      </ThemeProvider>
    </AppCacheProvider>
  );
}
