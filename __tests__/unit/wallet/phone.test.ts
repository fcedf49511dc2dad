import { appLinks, isPhone } from '@/wallet/wallets/phone';

test('a page is opened in each wallet’s in-app browser, without the fragment of its URL', () => {
  expect(appLinks('https://invest.example/deals?order=7#secret')).toEqual([
    { name: 'MetaMask', href: 'https://link.metamask.io/dapp/invest.example/deals?order=7' },
    {
      name: 'Coinbase Wallet',
      href: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Finvest.example%2Fdeals%3Forder%3D7',
    },
    {
      name: 'Trust Wallet',
      href: 'https://link.trustwallet.com/open_url?coin_id=20000714&url=https%3A%2F%2Finvest.example%2Fdeals%3Forder%3D7',
    },
  ]);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile', 'Linux armv8l', 5, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iPhone', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'MacIntel', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'MacIntel', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 'Win32', 10, false],
])(
  'a browser with the user agent %s, the platform %s and %i touch points is a phone: %p',
  (userAgent, platform, maxTouchPoints, expected) => {
    expect(isPhone({ userAgent, platform, maxTouchPoints } as Navigator)).toBe(expected);
  },
);
