import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LONG_WAIT } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { openForm as openSendForm, useSender } from '../../../support/sending';
import { server, useServer } from '../../../support/service';
import { openForm as openSwapForm, SWAP_CONFIG, useSwapper } from '../../../support/swapping';

const [ANSWERS, AWAY] = ['/api/rpc/0', '/api/rpc/9'];

useServer();
withoutRetries();

/** One of two nodes is down, so no second source confirms a balance. */
const oneSource = () =>
  beforeEach(() => {
    server.use(
      http.get('*/api/config', () => HttpResponse.json({ ...SWAP_CONFIG, rpcPaths: [ANSWERS, AWAY] })),
      http.post(`*${AWAY}`, () => HttpResponse.error()),
    );
  });

describe('when only one node answers, the send form', () => {
  useSender();
  oneSource();

  test('shows the balance of the wallet as approximate', async () => {
    await openSendForm();
    const form = screen.getByRole('form', { name: 'Send' });
    expect(form).toHaveTextContent('In the connected wallet: About 40.00 FNX');
  });
});

describe('when only one node answers, the swap form', () => {
  useSwapper();
  oneSource();

  test('shows the balances of both tokens as approximate', async () => {
    const { form } = await openSwapForm();
    const balances = await form.findAllByText(/^Balance:/, {}, LONG_WAIT);
    expect(balances.map(({ textContent }) => textContent)).toEqual([
      'Balance: About 100,000 FNX.',
      'Balance: About 100,000 USDT.',
    ]);
  });
});
