import { act, screen, waitFor } from '@testing-library/react';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { AMELIA, connect, disconnect } from '../../../support/buying';
import { open, part, LONG_WAIT } from '../../../support/dashboard';
import { asked, emptyJournal, OURS, ofOrder } from '../../../support/money/attempt';
import { quietChain } from '../../../support/quiet-chain';
import { withoutRetries } from '../../../support/render';
import { leave, startAs } from '../../../support/start-as';
import { server, useServer } from '../../../support/service';

useServer();
withoutRetries();
afterEach(async () => {
  await act(emptyJournal);
  disconnect();
  act(leave);
});

test.each([
  ['a pending payment', { status: 'pending', hash: OURS }],
  ['an unanswered request', { status: 'unanswered' }],
] as const)('the overview does not list an order of the wallet’s previous investor: %s', async (_name, state) => {
  await startAs('Amelia');
  server.use(quietChain);
  connect();
  const entry = asked({ ...ofOrder('an-order-of-another'), ...state, from: AMELIA, closesAt: Date.now() + 3_600_000 });
  await act(() => addEntry(engine, entry));
  open();
  await part('Open order');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open order' })).not.toBeInTheDocument(), LONG_WAIT);
});
