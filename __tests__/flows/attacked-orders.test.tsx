import { act, screen } from '@testing-library/react';
import { DealsScreen } from '@/features/transactions';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { useServer, type Backend } from '../support/service';
import { land, leave, startAs } from '../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

test('C1 the picture of a certificate names the same day as the certificate', async () => {
  const { state, clock } = backend.service;
  const own = state.orders.filter(
    ({ status, accountId }) => status === 'FINISHED' && accountId === state.accounts[0]!._id,
  );
  const order = own.at(-1)!;
  // The bank has touched its record since, such as by a note.
  order.updatedAt = clock.now();
  const daysIn = (place: Element) => [...place.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10));
  const list = renderAt('/deals', <DealsScreen />);
  const picture = await screen.findByRole('link', {
    name: new RegExp(`Open the certificate of order ${order.orderNo}`),
  });
  const [shown] = daysIn(picture);
  list.unmount();
  renderAt(`/deals?order=${order._id}`, <DealsScreen />);
  const sheet = await screen.findByRole('heading', { name: 'Certificate of Ownership' });
  const [issued] = daysIn(sheet.closest('article, section, [aria-labelledby]')!);
  expect(shown).toBe(issued);
});
