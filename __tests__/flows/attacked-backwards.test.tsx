import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LiveBalances } from '@/features/portfolio/components/live-balances';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { server, useServer, type Backend } from '../support/service';
import { land, leave, startAs } from '../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

test('M5 a record of more decimals than a token has is not told as no record at all', async () => {
  server.use(
    http.get('*/api/v1/user/my-wallet', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      answer.data.balances = answer.data.balances.map((one: { available: string }) => ({
        ...one,
        available: '40.0000000000000000001',
      }));
      return HttpResponse.json(answer);
    }),
  );
  renderAt('/wallet', <LiveBalances />);
  expect(await screen.findByRole('table', { name: /Balances/ })).toBeVisible();
  await waitFor(() => expect(screen.queryAllByText('Not compared yet')).toEqual([]));
  expect(screen.queryAllByText('No record is kept').length).toBeLessThanOrEqual(1);
});
