import { act, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FIRST_CALLS } from '../../../scripts/lib/contract-minimal-service';
import { fact } from '../../support/buying';
import { holdings, open, part } from '../../support/dashboard';
import { withoutRetries } from '../../support/render';
import { leave, startAs } from '../../support/start-as';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
afterEach(() => act(leave));

test('the overview shows shares, value and price with only the calls of the minimal service', async () => {
  const { service } = await startAs('Amelia');
  const known = FIRST_CALLS.map(({ path }) => path);
  const refused: string[] = [];
  server.use(
    http.all('*/api/v1/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/v1/', '');
      if (known.includes(path)) return service.fetch(request);
      refused.push(path);
      return HttpResponse.json({ status: 404, message: 'Not built yet.', data: {} }, { status: 404 });
    }),
  );
  open();
  expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
  const own = await part('Your shares');
  expect(await within(own).findByText('800')).toBeVisible();
  await waitFor(() => expect(fact(own, 'Price of one share')).toHaveTextContent('$12.48'));
  expect(refused).not.toEqual([]);
});
