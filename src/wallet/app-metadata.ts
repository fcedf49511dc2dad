import { PRODUCT } from '@/config/product';

export const APP_INFO = { appName: PRODUCT, learnMoreUrl: '/faq#no-wallet' };

export const appMetadata = () => ({
  appName: PRODUCT,
  appDescription: 'Registered bank shares as tokens on BNB Smart Chain',
  appUrl: window.location.origin,
  appIcon: new URL('/icon.svg', window.location.origin).href,
});
