import { act, screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { STORAGE_KEYS } from '@/config/product';
import { WalletScreen } from '@/features/portfolio';
import { endSession } from '@/session/session';
import { tabStore } from '@/utils/storage';
import { walletStore } from '@/wallet/facade';
import { AMELIA, LONG_WAIT, connect, disconnect, fact } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { BANK, FRIEND, holds, storedId, openForm, openReview, reviewed, useSender } from '../../support/sending';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
useSender();

test('the form is shown without a wallet, and its button leads to what is missing', async () => {
  disconnect();
  const { user } = renderAt('/wallet', <WalletScreen />);
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  expect(form.getByRole('button', { name: 'Connect Wallet' })).toHaveAccessibleDescription(/can’t move funds/);
  await user.type(form.getByLabelText('Amount'), '1.5{Enter}');
  act(() => walletStore.set({ status: 'connected', address: AMELIA, chainId: 1, isSupported: false }));
  expect(form.getByRole('button', { name: 'Switch network' })).toHaveAccessibleDescription(/another network/);
  expect(form.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  connect();
  expect(await form.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(form.getByLabelText('Amount')).toHaveValue('1.5');
});

test.each([
  [AMELIA, 'This is your own wallet'],
  [BANK, 'can’t match a payment without an order'],
  ['0x00000000000000000000000000000000000f0001', 'This is a token contract'],
  [`0x${'0'.repeat(40)}`, 'No one has the key'],
  [FRIEND.replace('5aA', '5aa'), 'its capital letters do not match'],
  ['alice.eth', 'We can’t look up names here'],
])('an invalid recipient is reported beside the field: %s', async (typed, words) => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Recipient'), typed);
  expect(form.getByLabelText('Recipient')).not.toHaveAccessibleDescription(expect.stringContaining(words));
  await user.tab();
  expect(form.getByLabelText('Recipient')).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(form.getByLabelText('Recipient')).toBeInvalid();
});

test('an empty form says what is missing, and the first field has the focus', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText('Recipient')).toHaveFocus();
  expect(form.getByText('Enter the address to send to.')).toBeVisible();
  expect(form.getByText('Enter the amount you want to send.')).toBeVisible();
  await user.type(form.getByLabelText('Recipient'), FRIEND);
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText('Amount')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Review what you send' })).not.toBeInTheDocument();
});

test.each([
  ['0', 'Enter an amount above zero.'],
  ['40.000000000000000001', 'Your wallet holds 40.00 FNX.'],
])('an amount of %s is reported beside the field', async (typed, words) => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Amount'), typed);
  await user.tab();
  expect(await form.findByText(words)).toBeVisible();
});

test('Max fills in the whole balance of a token, and for BNB the balance minus the network fee', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Max' }));
  expect(form.getByLabelText('Amount')).toHaveValue('40');
  await user.selectOptions(form.getByLabelText('Token'), 'BNB');
  await holds('40.00 BNB');
  await user.click(form.getByRole('button', { name: 'Max' }));
  expect(form.getByLabelText('Amount')).toHaveValue('39.999');
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining('leaves 0.001 BNB for it'));
});

test('an amount of BNB that leaves too little for the network fee is refused beside the field, before the review', async () => {
  const { user, form } = await openForm();
  await user.selectOptions(form.getByLabelText('Token'), 'BNB');
  await holds('40.00 BNB');
  await user.type(form.getByLabelText('Amount'), '39.9995');
  await user.tab();
  expect(
    await form.findByText('0.001 BNB is reserved for the network fee. You can send up to 39.999 BNB.'),
  ).toBeVisible();
});

test('a balance that could not be read can be read again', async () => {
  server.use(http.post('*/api/rpc/0', () => HttpResponse.error(), { once: false }));
  const { user } = renderAt('/wallet', <WalletScreen />);
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  const alert = await form.findByRole('alert', {}, { timeout: 15_000 });
  expect(alert).toHaveTextContent('Your balance could not be loaded');
  server.use(
    http.post('*/api/rpc/0', async ({ request }) => {
      const calls = (await request.json()) as { id: number; method: string; params: [{ data?: string }] }[];
      const shapeOf = ({ id, method, params }: (typeof calls)[number]) => ({
        jsonrpc: '2.0',
        id,
        result:
          method === 'eth_chainId'
            ? '0x38'
            : `0x${(params[0].data?.startsWith('0x313ce567') ? 18 : 0).toString(16).padStart(64, '0')}`,
      });
      return HttpResponse.json(Array.isArray(calls) ? calls.map(shapeOf) : shapeOf(calls));
    }),
  );
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await holds('wallet: 0.00 FNX');
  expect(form.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
});

test('the review shows everything in full, and nothing is sent before the address is ticked', async () => {
  const { user, sheet } = await openReview({ to: FRIEND.toLowerCase() });
  expect(sheet).toHaveFocus();
  expect(fact(sheet, 'Token')).toHaveTextContent('FNX');
  expect(fact(sheet, 'Amount')).toHaveTextContent('1.50 FNX');
  expect(fact(sheet, 'To')).toHaveTextContent(FRIEND);
  // 65,000 gas at one gwei.
  await waitFor(() => expect(fact(sheet, 'Network fee')).toHaveTextContent('About 0.000065 BNB'));
  expect(fact(sheet, 'Network')).toHaveTextContent('BNB Smart Chain');
  expect(sheet).toHaveTextContent('without a name');
  expect(sheet).toHaveTextContent('can’t be reversed');
  await user.click(within(sheet).getByRole('button', { name: 'Send' }));
  const tick = within(sheet).getByRole('checkbox', { name: 'This is the address I want to send to' });
  expect(tick).toHaveFocus();
  expect(tick).toHaveAccessibleDescription('Check the address, then tick this box.');
  await user.click(tick);
  expect(tick).not.toHaveAccessibleDescription();
  await user.click(within(sheet).getByRole('button', { name: 'Send' }));
  expect(await within(sheet).findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Nothing was sent');
  expect(within(sheet).getByRole('button', { name: 'Send' })).toBeVisible();
});

test('the review of a USDT transfer does not mention shares', async () => {
  const { sheet } = await openReview({ token: 'USDT' });
  expect(sheet).not.toHaveTextContent('shares');
  expect(fact(sheet, 'Amount')).toHaveTextContent('1.50 USDT');
});

test('the typed text stays when the investor changes a transfer, and the transfer becomes another action', async () => {
  const { user, sheet } = await openReview();
  const before = storedId();
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('form', { name: 'Send' }));
  expect(form.getByLabelText('Recipient')).toHaveValue(FRIEND);
  expect(form.getByLabelText('Amount')).toHaveValue('1.5');
  await holds('40.00 FNX');
  await user.click(form.getByRole('button', { name: 'Review' }));
  await reviewed();
  expect(storedId()).not.toBe(before);
});

test('a reload returns to the same review, even before a wallet is connected', async () => {
  const { unmount } = await openReview();
  const before = storedId();
  unmount();
  disconnect();
  renderAt('/wallet', <WalletScreen />);
  const sheet = await reviewed();
  expect(storedId()).toBe(before);
  expect(fact(sheet, 'To')).toHaveTextContent(FRIEND);
  expect(within(sheet).queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(within(sheet).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('an open transfer of one investor is gone once the session ends', async () => {
  await openReview();
  act(() => endSession({ tone: 'silent' }));
  expect(tabStore.read(STORAGE_KEYS.sending)).toBeNull();
});

test('the app warns of an address that is similar to the bank’s, and sends to it only when the investor confirms it', async () => {
  const alike = `0x0000${'c'.repeat(32)}0003`;
  const { user, sheet } = await openReview({ to: alike });
  const note = within(sheet).getByRole('note', { name: 'This address looks like another one you know' });
  expect(note).toHaveTextContent('the bank’s payment address');
  expect(note).toHaveTextContent(new RegExp(BANK, 'i'));
  await user.click(within(sheet).getByRole('checkbox', { name: 'This is the address I want to send to' }));
  await user.click(within(sheet).getByRole('button', { name: 'Send' }));
  expect(within(sheet).getByRole('checkbox', { name: 'I understand that this is a different address' })).toHaveFocus();
});
