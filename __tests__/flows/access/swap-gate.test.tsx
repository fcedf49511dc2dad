import { act, screen } from '@testing-library/react';
import { lastWallet } from '@/wallet/last-wallet';
import { LONG_WAIT, backendNow, connect, disconnect, fact } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { fillIn, openForm, useSwapper } from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();

const swapForm = () => screen.getByRole('form', { name: 'Swap' });

test('the form has a live quote without a wallet, and its only button connects a wallet', async () => {
  disconnect();
  const { form, user } = await fillIn({ amount: '100' });
  expect(form.getByLabelText('You receive')).toHaveValue('1244.56963544');
  for (const term of ['You receive at least', 'Price impact', 'Pool fee', 'Network fee'])
    expect(fact(swapForm(), term)).toBeInTheDocument();
  expect(form.queryByText(/^Balance/)).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Connect Wallet' })).toHaveAccessibleDescription(/can’t move funds/);
  await user.type(form.getByLabelText('You pay'), '{Enter}');
  expect(screen.queryByRole('region', { name: 'Review your swap' })).not.toBeInTheDocument();
  connect();
  expect(await form.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(form.getByLabelText('You pay')).toHaveValue('100');
});

test('the quote stays while the terms, and then the identity, are missing', async () => {
  disconnect();
  const amelia = backendNow().service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  amelia.termsAcceptedVersion = '2.4';
  await backendNow().sandbox.kyc('amelia@fnx.example', 'RETRY');
  const { form, user } = await fillIn({ amount: '100' });
  expect(form.getByLabelText('You receive')).toHaveValue('1244.56963544');
  await user.click(await form.findByRole('button', { name: 'Accept the terms and the risks' }, LONG_WAIT));
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('button', { name: 'Accept the terms' }));
  expect(await form.findByRole('link', { name: 'Open the identity check' }, LONG_WAIT)).toHaveAttribute('href', '/kyc');
  expect(form.getByLabelText('You pay')).toHaveValue('100');
});

test('an empty form quotes one unit', async () => {
  const { form } = await openForm();
  expect(form.getByText('Quote for 1 FNX')).toBeVisible();
  expect(form.getByLabelText('You receive')).toHaveValue('');
  expect(fact(swapForm(), 'Pool fee')).toHaveTextContent('0.0025 FNX');
});

test('after a reload, the form’s only button reconnects the wallet that was used last', async () => {
  disconnect();
  act(() => lastWallet.set({ id: 'io.metamask', name: 'MetaMask' }));
  const { form } = await openForm();
  expect(form.getByRole('button', { name: 'Reconnect MetaMask' })).toHaveAccessibleDescription(/can’t move funds/);
  expect(form.queryByRole('button', { name: 'Connect Wallet' })).not.toBeInTheDocument();
  act(() => lastWallet.set(null));
});

test('an investor whose country is not served cannot swap into shares, but can swap out of them', async () => {
  backendNow().service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!.country = 'US';
  const { form, user } = await fillIn({ amount: '100' });
  expect(form.getByLabelText('Token to receive')).toHaveValue('USDT');
  expect(await form.findByRole('button', { name: 'Review' }, LONG_WAIT)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Not offered where you live' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Flip direction' }));
  expect(await screen.findByRole('heading', { name: 'Not offered where you live' }, LONG_WAIT)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  await user.type(form.getByLabelText('You pay'), '{Enter}');
  expect(screen.queryByRole('region', { name: 'Review your swap' })).not.toBeInTheDocument();
});
