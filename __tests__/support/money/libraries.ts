/**
 * Loads these libraries once, because loading them for each tab took half of a test's time. They keep page data under
 * separate ids, so all tabs of a file can share them; each tab loads its own app modules.
 */
const SHARED = [
  '@rainbow-me/rainbowkit',
  '@rainbow-me/rainbowkit/wallets',
  '@tanstack/react-query',
  'react',
  'viem',
  'viem/accounts',
  'viem/actions',
  'viem/chains',
  'viem/ens',
  'viem/siwe',
  'viem/utils',
  'wagmi',
  'wagmi/actions',
  'zod/mini',
];

export function shareLibraries(): void {
  for (const name of SHARED) {
    const library = jest.requireActual<object>(name);
    jest.doMock(name, () => library);
  }
}
