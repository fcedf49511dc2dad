import { SwitchChainError, UserRejectedRequestError } from 'viem';
import { SwitchChainNotSupportedError } from 'wagmi';
import { whyNotSwitched } from '@/wallet/dialogs/chain-text';

const byWallet = (code: number) => Object.assign(new Error('No'), { code });
const CODES = [4100, 4200, 4900, 4902, -32002, -32603];

test('each error code of a wallet has a separate text, even when wagmi wraps it', () => {
  const words = CODES.map((code) => whyNotSwitched(new SwitchChainError(byWallet(code))));
  expect(new Set(words).size).toBe(CODES.length);
  expect(words).not.toContain(whyNotSwitched(new Error('something else')));
});

test('the user’s own refusal to switch or to add the network has no text', () => {
  expect(whyNotSwitched(new SwitchChainError(byWallet(4001)))).toBeNull();
  expect(whyNotSwitched(new UserRejectedRequestError(byWallet(-32000)))).toBeNull();
});

test('a connector that cannot switch gets the same text as a wallet that cannot switch', () => {
  const error = new SwitchChainNotSupportedError({ connector: { name: 'Paper' } as never });
  expect(whyNotSwitched(error)).toBe(whyNotSwitched(new SwitchChainError(byWallet(4200))));
});
