import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ActionGate } from '@/parts/gate/action-gate';
import { endSession } from '@/session/session';
import { rememberedTerms } from '@/session/terms';
import { walletStore } from '@/wallet/facade';
import { legalTexts } from '../../support/legal-texts';
import { leave, mendCall, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();

async function openGateAs(firstName: string) {
  const backend = await startAs(firstName);
  const view = renderAt(
    '/buy-shares',
    <ActionGate>
      <p>The gate is open</p>
    </ActionGate>,
  );
  return { ...view, backend };
}

const connect = (isSupported: boolean) =>
  act(() =>
    walletStore.set({
      status: 'connected',
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      chainId: isSupported ? 56 : 1,
      isSupported,
    }),
  );
const disconnect = () => act(() => walletStore.set({ status: 'disconnected' }));

afterEach(() => {
  disconnect();
  act(leave);
  localStorage.clear();
});

test('a newcomer accepts terms and risks in place, and gets to the next gate', async () => {
  const { user, backend } = await openGateAs('Nell');
  expect(await screen.findByRole('heading', { name: 'Accept the terms and the risks' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept both' }));
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(/accept the terms/);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('checkbox', { name: 'I understand the risks' }));
  await user.click(screen.getByRole('button', { name: 'Accept both' }));
  expect(await screen.findByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  const nell = backend.service.state.accounts.find(({ firstName }) => firstName === 'Nell');
  expect(nell).toMatchObject({ termsAcceptedVersion: '3.0', riskAcceptedVersion: '2.1' });
});

test('a new version shows only its changes, in place, and the browser stores the accepted version', async () => {
  const backend = await startAs('Amelia');
  const amelia = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  amelia.termsAcceptedVersion = '2.4';
  const { user } = renderAt('/buy-shares', <ActionGate>The gate is open</ActionGate>);
  expect(await screen.findByText(/You accepted version 2.4 of the terms/)).toBeVisible();
  expect(screen.getByText(/withdraw from a purchase of new shares within fourteen days/)).toBeVisible();
  expect(screen.queryByText(/entry in the register is replaced/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'I understand the risks' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('button', { name: 'Accept the terms' }));
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(amelia.termsAcceptedVersion).toBe('3.0');
  expect(rememberedTerms()?.version).toBe('3.0');
});

test('the shown version of the terms is not accepted if a newer one is in force, and the newer one is then shown', async () => {
  const backend = await startAs('Nell');
  server.use(...legalTexts({ 'term-condition': '2.9' }));
  const { user } = renderAt('/buy-shares', <ActionGate>The gate is open</ActionGate>);
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('checkbox', { name: 'I understand the risks' }));
  mendCall('static/getStatic', backend);
  await user.click(screen.getByRole('button', { name: 'Accept both' }));
  expect(await screen.findByRole('link', { name: 'terms, version 3.0' })).toBeVisible();
  expect(rememberedTerms()).toBeNull();
});

test.each([
  ['Ivo', /We are checking your documents/],
  ['Rita', /We need a document or photo again/],
  ['Rolf', /was not approved/],
])('the gate leads %s to the identity check, with the text for the investor’s status', async (firstName, words) => {
  await openGateAs(firstName);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the identity check' })).toHaveAttribute('href', '/kyc');
  expect(screen.queryByText('The gate is open')).not.toBeInTheDocument();
});

test('the network gate is the last: it requires a wallet and then the right chain', async () => {
  await openGateAs('Amelia');
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  connect(false);
  expect(await screen.findByRole('button', { name: 'Switch network' })).toBeVisible();
  connect(true);
  expect(await screen.findByText('The gate is open')).toBeVisible();
  disconnect();
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('an identity that is approved elsewhere opens the gate when the tab is shown again', async () => {
  const { backend } = await openGateAs('Ivo');
  expect(await screen.findByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  await backend.sandbox.kyc('ivo@fnx.example', 'APPROVED');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Verify your identity' })).not.toBeInTheDocument());
});

test('a visitor is led to the login by the gate, and asked for nothing else', async () => {
  await openGateAs('Amelia');
  await screen.findByRole('button', { name: 'Connect Wallet' });
  act(() => endSession({ tone: 'silent' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login'));
});

test('an unknown status does not pass the gate, and the failure is shown', async () => {
  await startAs('Amelia');
  server.use(http.get('*/api/v1/static/getStatic', () => HttpResponse.error()));
  renderAt('/buy-shares', <ActionGate>The gate is open</ActionGate>);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('The gate is open')).not.toBeInTheDocument();
});
