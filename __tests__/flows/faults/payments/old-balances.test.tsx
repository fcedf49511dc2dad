import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { ChainHolding } from '@/features/portfolio/components/chain-holding';
import { LONG_WAIT } from '../../../support/buying';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { openForm, useSender } from '../../../support/sending';
import { server, useServer } from '../../../support/service';

useServer();
withoutRetries();
useSender();

const OLD = /Last updated .*\. The network is not responding right now\./;
const OWNER = '0x00000000000000000000000000000000000000a1';

async function nodesFail() {
  server.use(http.post('*/api/rpc/0', () => HttpResponse.error()));
  await act(() => queryClient.invalidateQueries({ queryKey: CHAIN_HOLDING_KEY }));
}

test('the wallet page shows the time of old balances, and does not compare them', async () => {
  await openForm();
  const table = await screen.findByRole('table', { name: 'Balances of your linked wallet' }, LONG_WAIT);
  await waitFor(() => expect(table).toHaveTextContent('40.00 BNB'), LONG_WAIT);
  expect(table).not.toHaveTextContent('Not checked yet');
  expect(screen.queryByText(OLD)).not.toBeInTheDocument();
  await nodesFail();
  await waitFor(() => expect(screen.getByRole('form', { name: 'Send' })).toHaveTextContent(OLD), LONG_WAIT);
  expect(screen.getAllByText(OLD)).toHaveLength(3);
  expect(table).toHaveTextContent('About 40.00 FNX');
  expect(table).toHaveTextContent('Not checked yet');
  expect(screen.queryByText(/Updates every few seconds/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read chain again' })).toBeVisible();
});

test('a wallet balance is shown with the time of its last read when the nodes fail', async () => {
  renderAt('/dashboard', <ChainHolding address={OWNER} totalFiat={null} />);
  expect(await screen.findByText('Read from BNB Smart Chain', {}, LONG_WAIT)).toBeVisible();
  await nodesFail();
  expect(await screen.findByText(OLD, {}, LONG_WAIT)).toBeVisible();
});
