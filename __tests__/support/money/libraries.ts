/**
 * Half of a test's time went into loading these anew for each tab. What they keep of a page they keep under an id of its
 * own, so that all tabs of a file may have the same; the app's own modules each tab has for itself.
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

/** The real ones, which then outlast `jest.resetModules()`. */
export function shareLibraries(): void {
  for (const name of SHARED) {
    const library = jest.requireActual<object>(name);
    jest.doMock(name, () => library);
  }
}
