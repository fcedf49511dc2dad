import { act, render, screen } from '@testing-library/react';
import { WalletButton } from '@/shell/header/wallet-button';
import { shortName } from '@/wallet/ens/short-name';
import { walletStore, type WalletState } from '@/wallet/state';

const ADDRESS = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
type Connected = Extract<WalletState, { status: 'connected' }>;

const show = (more: Partial<Connected> = {}) =>
  act(() => walletStore.set({ status: 'connected', address: ADDRESS, chainId: 56, isSupported: true, ...more }));

afterEach(() => act(() => walletStore.set({ status: 'disconnected' })));

test('an account without a name is shown by its short address, with the balance beside it', async () => {
  const { container } = render(<WalletButton />);
  show({ balance: { amount: '1.23456789', symbol: 'BNB' } });
  await screen.findByRole('button', { name: /^0x/ });
  expect(screen.getByRole('button')).toHaveTextContent(/^0x99…A4dc1\.23\d BNB$/);
  expect(container.querySelector('img')).toBeNull();
});

test('a name and its picture replace the short address, which stays in the tooltip', async () => {
  const { container } = render(<WalletButton />);
  show({ ens: { name: 'amelia.eth', picture: PICTURE } });
  expect(await screen.findByRole('button', { name: 'amelia.eth' })).toBeVisible();
  expect(screen.getByTitle(`amelia.eth ${ADDRESS}`)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', PICTURE);
});

test('a name over 24 characters is cut', () => {
  expect(shortName('a'.repeat(24))).toBe('a'.repeat(24));
  expect(shortName('a'.repeat(25))).toBe(`${'a'.repeat(24)}…`);
});

test('the button of the header changes with the wallet, and keeps the focus', async () => {
  render(<WalletButton />);
  const button = screen.getByRole('button', { name: 'Connect Wallet' });
  button.focus();
  show();
  expect(await screen.findByRole('button', { name: '0x99…A4dc' })).toHaveFocus();
  show({ isSupported: false });
  expect(screen.getByRole('button', { name: 'Wrong network' })).toBeVisible();
  act(() => walletStore.set({ status: 'disconnected' }));
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});
