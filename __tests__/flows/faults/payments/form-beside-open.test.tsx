import { act, screen, within } from '@testing-library/react';
import { WalletScreen } from '@/features/portfolio';
import { txKeyOf } from '@/tx';
import { addEntry } from '@/tx/journal/journal';
import { publish } from '@/tx/publish';
import { engine } from '@/tx/app-engine';
import { AMELIA, LONG_WAIT } from '../../../support/buying';
import { OURS, asked } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useSender } from '../../../support/sending';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useSender();

test('a transfer that has arrived shows its second request, which is still open, beside the send form', async () => {
  const sent = asked({
    key: txKeyOf('send', 'elsewhere'),
    kind: 'send',
    serviceRecord: undefined,
    from: AMELIA,
    description: '2 FNX sent',
    at: 1,
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, { ...sent, status: 'succeeded', hash: OURS }));
  await act(() => addEntry(engine, { ...sent, at: 2 }));
  act(() => publish(engine, sent.key));
  renderAt('/wallet', <WalletScreen />);
  const other = within(await screen.findByRole('region', { name: '2 FNX sent' }, LONG_WAIT));
  expect(other.getByText(/A request for this transfer may still be open/)).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT)).toBeVisible();
});
