/** As RainbowKit 2.2.11 decides between its two layouts; a tablet of Apple's says that it is a Mac. */
export function isPhone({ userAgent, platform, maxTouchPoints }: Navigator = navigator): boolean {
  return /android|iPhone|iPod|iPad/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Each opens a page in the wallet's own browser, as its maker publishes it. */
const APPS = [
  { name: 'MetaMask', link: (page: URL) => `https://link.metamask.io/dapp/${page.host}${page.pathname}${page.search}` },
  { name: 'Coinbase Wallet', link: (page: URL) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page.href)}` },
  {
    name: 'Trust Wallet',
    link: (page: URL) => `https://link.trustwallet.com/open_url?coin_id=20000714&url=${encodeURIComponent(page.href)}`,
  },
] as const;

/** What stands after # stays here: it is never sent to anybody. */
export function appLinks(address: string): readonly { name: string; href: string }[] {
  const page = new URL(address);
  page.hash = '';
  return APPS.map(({ name, link }) => ({ name, href: link(page) }));
}
