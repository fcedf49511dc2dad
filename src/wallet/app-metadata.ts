import { PRODUCT } from '@/config/product';

/** What this app calls itself in the connect dialog. */
export const APP_INFO = { appName: PRODUCT, learnMoreUrl: '/faq#no-wallet' };

/** What a wallet shows its owner of the site that asks. The address is where the page really is, so it needs a browser. */
export const appMetadata = () => ({
  appName: PRODUCT,
  appDescription: 'Registered bank shares as tokens on BNB Smart Chain',
  appUrl: window.location.origin,
  appIcon: new URL('/icon.svg', window.location.origin).href,
});
