import { PRODUCT } from '@/config/product';
import { DARK } from '@/theme/palette';
import { CACHE_SECONDS, type TextFile } from './serve-text-file';

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
];

export const webManifest = (): TextFile => ({
  type: 'application/manifest+json',
  keepS: CACHE_SECONDS,
  text: JSON.stringify({
    id: '/',
    name: PRODUCT,
    short_name: PRODUCT,
    description: 'Registered shares of FNX Bank as tokens, held in your own wallet.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: DARK.ground,
    theme_color: DARK.ground,
    icons: ICONS,
  }),
});
