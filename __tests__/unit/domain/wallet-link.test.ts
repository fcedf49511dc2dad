import { linkStateOf, signInStatus, type LinkFacts } from '@/domain/wallet-link';

const LINKED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const connected = (address: `0x${string}`): LinkFacts['wallet'] => ({
  status: 'connected',
  address,
});
const known = (changes: Partial<LinkFacts>): LinkFacts => ({
  isLoggedIn: true,
  profile: { walletAddress: LINKED },
  hasFailed: false,
  wallet: connected(LINKED),
  ...changes,
});

test.each<[string, Partial<LinkFacts>, string, string]>([
  ['a visitor is asked for nothing', { isLoggedIn: false, profile: undefined }, 'visitor', 'authenticated'],
  ['an unread profile is loading', { profile: undefined }, 'loading', 'loading'],
  ['an unreadable profile is unknown', { profile: undefined, hasFailed: true }, 'unknown', 'authenticated'],
  [
    'a profile without a connected wallet is disconnected',
    { wallet: { status: 'connecting' } },
    'disconnected',
    'loading',
  ],
  [
    'a profile without a linked wallet is unlinked',
    { profile: { walletAddress: null } },
    'unlinked',
    'unauthenticated',
  ],
  [
    'the linked wallet counts as signed in, in any letter case',
    { profile: { walletAddress: LINKED.toLowerCase() as `0x${string}` } },
    'linked',
    'authenticated',
  ],
  ['another wallet does not count as signed in', { wallet: connected(OTHER) }, 'other', 'unauthenticated'],
])('%s', (_name, changes, state, status) => {
  const link = linkStateOf(known(changes));
  expect(link.state).toBe(state);
  expect(signInStatus(link)).toBe(status);
});
