import { act, screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { http, HttpResponse } from 'msw';
import { FormGate } from '@/parts/gate/form-gate';
import { useGate } from '@/parts/gate/use-gate';
import { walletStore } from '@/wallet/facade';
import { AMELIA } from '../../support/buying';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();

const submitted = jest.fn((event: FormEvent) => event.preventDefault());

function Sample() {
  const gate = useGate();
  return (
    <form aria-label="Sample" onSubmit={submitted}>
      <input aria-label="Typed" defaultValue="12" />
      <FormGate gate={gate}>
        <button type="submit">Review</button>
      </FormGate>
    </form>
  );
}

async function openAs(firstName: string) {
  const backend = await startAs(firstName);
  return { ...renderAt('/swap', <Sample />), backend };
}

afterEach(() => {
  submitted.mockClear();
  act(() => walletStore.set({ status: 'disconnected' }));
  act(leave);
  localStorage.clear();
});

test('the form’s button opens a dialog to accept the texts, then becomes the next step and keeps the focus', async () => {
  const { user } = await openAs('Nell');
  await user.click(await screen.findByRole('button', { name: 'Accept the terms and the risks' }));
  expect(screen.getByRole('dialog', { name: 'Accept the terms and the risks' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('checkbox', { name: 'I understand the risks' }));
  await user.click(screen.getByRole('button', { name: 'Accept both' }));
  const next = await screen.findByRole('link', { name: 'Verify your identity, about 5 minutes' });
  expect(next).toHaveAttribute('href', '/kyc');
  expect(next).toHaveAccessibleDescription(/know who our shareholders are/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Typed')).toHaveValue('12');
});

test('the wallet is the last step, and then the form can be submitted', async () => {
  const { user } = await openAs('Amelia');
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toHaveAccessibleDescription(/can’t move funds/);
  const connected = { status: 'connected', address: AMELIA, chainId: 1 } as const;
  act(() => walletStore.set({ ...connected, isSupported: false }));
  expect(screen.getByRole('button', { name: 'Switch network' })).toHaveAccessibleDescription(/another network/);
  act(() => walletStore.set({ ...connected, chainId: 56, isSupported: true }));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a form whose profile could not be loaded has no submit button, and can load the profile again', async () => {
  await startAs('Amelia');
  server.use(http.get('*/api/v1/static/getStatic', () => HttpResponse.error()));
  renderAt('/swap', <Sample />);
  expect(screen.getByRole('button', { name: 'Checking your account' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});
