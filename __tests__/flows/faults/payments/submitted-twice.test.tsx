import { act, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { TermConditionScreen } from '@/features/content';
import { KycScreen } from '@/features/kyc';
import { withoutRetries, renderScreen } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { server, useServer, type Backend } from '../../../support/service';
import { leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();
afterEach(() => act(leave));

function countWrites(path: string, { service }: Backend): () => number {
  let count = 0;
  server.use(
    http.all(`*/api/v1/${path}`, ({ request }) => {
      if (request.method !== 'GET') count += 1;
      return service.fetch(request);
    }),
  );
  return () => count;
}

/** Clicks twice before the screen can show that it is busy. */
function pressTwice(button: HTMLElement): void {
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
}

test('an acceptance of the terms that is clicked twice at once is saved once', async () => {
  const backend = await startAs('Amelia');
  const account = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  account.termsAcceptedVersion = '2.4';
  const writes = countWrites('user/settings', backend);
  renderScreen(<TermConditionScreen />, { pathname: '/static/term-condition' });
  pressTwice(await screen.findByRole('button', { name: 'Accept version 3.0' }));
  expect(await screen.findByText(/we have it on record/)).toBeVisible();
  expect(writes()).toBe(1);
});

test('an identity check that is restarted twice at once is reset once', async () => {
  const backend = await startAs('Rita');
  const writes = countWrites('kyc/resetApplicant', backend);
  const { user } = renderAt('/kyc', <KycScreen />);
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  pressTwice(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start again' }));
  expect(await screen.findByTitle('Identity check by our provider')).toBeInTheDocument();
  expect(writes()).toBe(1);
});
