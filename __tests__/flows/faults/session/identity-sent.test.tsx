import { act, screen, waitFor } from '@testing-library/react';
import { KycScreen } from '@/features/kyc';
import { leave, startAs } from '../../../support/start-as';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
afterEach(() => act(leave));

const TITLE = 'Identity check by our provider';
const showPage = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

test('the frame and its notes close once everything is sent, and do not reopen automatically', async () => {
  const backend = await startAs('Rita');
  const { user } = renderAt('/kyc', <KycScreen />);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByTitle(TITLE)).toBeInTheDocument();
  await backend.sandbox.kyc('rita@fnx.example', 'PENDING');
  await user.click(screen.getByRole('button', { name: 'Refresh status' }));
  expect(await screen.findByRole('heading', { name: 'Your documents are being checked' })).toBeVisible();
  await waitFor(() => expect(screen.queryByTitle(TITLE)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Close the check' })).not.toBeInTheDocument();
  await backend.sandbox.kyc('rita@fnx.example', 'RETRY');
  showPage();
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByTitle(TITLE)).not.toBeInTheDocument();
});
