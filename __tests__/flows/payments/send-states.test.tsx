import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActionFaultKind } from '@/errors/action-fault';
import { WalletScreen } from '@/features/portfolio';
import { txKeyOf } from '@/tx';
import { addEntry } from '@/tx/journal/journal';
import { dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import { AMELIA, LONG_WAIT, disconnect, fact } from '../../support/buying';
import { OURS, asked } from '../../support/money/attempt';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { ASKED, FRIEND, openReview, dispatchAll, transfer, useSender } from '../../support/sending';
import { useServer } from '../../support/service';

useServer();
withoutRetries();
useSender();

test('nothing else can be started during the wallet request, and the wait can be stopped', async () => {
  await openReview();
  dispatchAll(...ASKED);
  expect(transfer().getByRole('status', { name: 'Waiting for your wallet' })).toBeVisible();
  expect(transfer().getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  expect(fact(screen.getByRole('region', { name: 'Your transfer' }), 'To')).toHaveTextContent(FRIEND);
  expect(screen.queryByRole('button', { name: /^(Send|Change|Review|New transfer)$/ })).not.toBeInTheDocument();
});

test('confirmations are counted, the hash can be copied, and a reload returns to the transfer', async () => {
  const { unmount } = await openReview();
  dispatchAll(...ASKED, { type: 'sent', hash: OURS, isStored: true });
  expect(transfer().getByRole('status', { name: 'Confirming' })).toHaveTextContent(
    'It is waiting for its confirmations.',
  );
  dispatchAll({ type: 'seen', hash: OURS, confirmations: 2, isStored: true });
  expect(transfer().getByRole('status', { name: 'Confirming' })).toHaveTextContent('It has 2 of 3 confirmations.');
  expect(transfer().getByText(OURS)).toBeVisible();
  expect(transfer().getByRole('button', { name: 'Copy hash' })).toBeVisible();
  unmount();
  disconnect();
  renderAt('/wallet', <WalletScreen />);
  expect(await screen.findByRole('status', { name: 'Confirming' }, LONG_WAIT)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Send' })).not.toBeInTheDocument();
});

test('a finished transfer is shown without an estimate of its fee, and another one can be started', async () => {
  const { user } = await openReview();
  dispatchAll(...ASKED, { type: 'sent', hash: OURS, isStored: true }, { type: 'succeeded', hash: OURS });
  expect(transfer().getByRole('status', { name: 'Sent' })).toHaveTextContent('appear in Transactions');
  expect(transfer().getByText(OURS)).toBeVisible();
  expect(fact(screen.getByRole('region', { name: 'Your transfer' }), 'Amount')).toHaveTextContent('1.50 FNX');
  expect(screen.queryByText('Network fee')).not.toBeInTheDocument();
  await user.click(transfer().getByRole('button', { name: 'New transfer' }));
  const form = within(await screen.findByRole('form', { name: 'Send' }));
  expect(form.getByLabelText('Recipient')).toHaveValue('');
  expect(form.getByLabelText('Amount')).toHaveValue('');
});

test('after a search for a lost answer, the investor declares what the wallet shows', async () => {
  const { user } = await openReview();
  dispatchAll(...ASKED, { type: 'unanswered', reason: 'wallet-unreachable' });
  expect(transfer().getByRole('status', { name: 'Looking for your transfer' })).toHaveTextContent(
    'Your wallet is not responding',
  );
  expect(transfer().queryByRole('button', { name: /was sent/ })).not.toBeInTheDocument();
  dispatchAll({ type: 'searched' });
  expect(transfer().getByRole('button', { name: 'It was sent' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details for support' }, LONG_WAIT)).toBeVisible();
  await user.click(transfer().getByRole('button', { name: 'Nothing was sent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
  expect(dialog).toHaveTextContent('latest transactions show this transfer');
  expect(dialog).toHaveTextContent('both arrive');
  expect(dialog).not.toHaveTextContent(/bank|order|pay/i);
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  dispatchAll({ type: 'unsent' });
  expect(transfer().getByRole('status', { name: 'You said that nothing was sent' })).toHaveTextContent(
    'We keep looking',
  );
  expect(transfer().getByRole('checkbox', { name: 'This is the address I want to send to' })).not.toBeChecked();
  expect(transfer().getByRole('button', { name: 'Send' })).toBeVisible();
});

const WITHOUT_EFFECT = [
  ['reverted', 'The network rejected the transfer'],
  ['cancelled', 'The transfer was cancelled'],
  ['ineffective', 'The transfer moved nothing'],
] as const;

test.each(WITHOUT_EFFECT)('a transfer that was %s can be sent again', async (how, title) => {
  await openReview();
  dispatchAll(...ASKED, { type: 'sent', hash: OURS, isStored: true }, { type: 'over', how, hash: OURS });
  expect(transfer().getByRole('alert', { name: title })).toBeVisible();
  expect(transfer().getByRole('button', { name: 'Send' })).toBeVisible();
  expect(transfer().getByRole('button', { name: 'New transfer' })).toBeVisible();
});

test.each([
  ['altered', { type: 'altered', hash: OURS }, 'alert', 'Your wallet sent something else'],
  ['dropped', { type: 'over', how: 'dropped', hash: null }, 'status', 'The transfer was not found'],
] as const)('a transfer that was %s is not sent again', async (_, event, role, name) => {
  await openReview();
  dispatchAll(...ASKED, { type: 'sent', hash: OURS, isStored: true }, event);
  expect(transfer().getByRole(role, { name })).toBeVisible();
  expect(transfer().queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(transfer().getByRole('button', { name: 'New transfer' })).toBeVisible();
});

test.each([
  ['rejected', 'You declined in your wallet'],
  ['too-little-gas', 'Not enough BNB for the network fee'],
  ['other-request', 'An earlier request is not settled'],
] as const satisfies readonly (readonly [ActionFaultKind, string])[])(
  'a refusal (%s) is shown above the button',
  async (why, title) => {
    const { sheet } = await openReview();
    dispatchAll({ type: 'submitted' }, { type: 'refused', reason: why });
    expect(within(sheet).getByRole('alert')).toHaveTextContent(title);
    expect(within(sheet).getByRole('button', { name: 'Send' })).toBeVisible();
  },
);

test('if a wallet hides its network, the investor can choose ‘Send anyway’', async () => {
  const { sheet } = await openReview();
  dispatchAll({ type: 'submitted' }, { type: 'refused', reason: 'unread-chain-behind-wallet' });
  expect(within(sheet).getByRole('button', { name: 'Send anyway' })).toBeVisible();
});

test('a pending transfer of this wallet is shown before a new one', async () => {
  const entry = asked({
    key: txKeyOf('send', 'elsewhere'),
    kind: 'send',
    serviceRecord: undefined,
    from: AMELIA,
    status: 'pending',
    hash: OURS,
    description: '2 FNX sent',
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, entry));
  act(() => dispatch(engine, entry.key, { type: 'sent', hash: OURS, isStored: true }));
  renderAt('/wallet', <WalletScreen />);
  const other = within(await screen.findByRole('region', { name: '2 FNX sent' }, LONG_WAIT));
  expect(other.getByText(OURS)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Send' })).not.toBeInTheDocument();
  act(() => dispatch(engine, entry.key, { type: 'succeeded', hash: OURS }));
  await act(() => addEntry(engine, { ...entry, status: 'succeeded' }));
  await waitFor(() => expect(screen.getByRole('form', { name: 'Send' })).toBeVisible(), LONG_WAIT);
});
