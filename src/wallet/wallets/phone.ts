/** RainbowKit 2.2.11 chooses its layout with the same check. iPads identify as Macs. */
export function isPhone({ userAgent, platform, maxTouchPoints }: Navigator = navigator): boolean {
  return /android|iPhone|iPod|iPad/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

const APPS = [
  { name: 'MetaMask', link: (page: URL) => `https://link.metamask.io/dapp/${page.host}${page.pathname}${page.search}` },
  { name: 'Coinbase Wallet', link: (page: URL) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page.href)}` },
  {
    name: 'Trust Wallet',
    link: (page: URL) => `https://link.trustwallet.com/open_url?coin_id=20000714&url=${encodeURIComponent(page.href)}`,
  },
] as const;

export function appLinks(address: string): readonly { name: string; href: string }[] {
  const page = new URL(address);
  page.hash = '';
  return APPS.map(({ name, link }) => ({ name, href: link(page) }));
}
