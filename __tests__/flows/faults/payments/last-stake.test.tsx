import { act, screen, waitFor } from '@testing-library/react';
import { StakingScreen } from '@/features/staking';
import { txKeyOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { addEntry } from '@/tx/journal/journal';
import { AMELIA, LONG_WAIT, readAgain } from '../../../support/buying';
import { asked, OURS } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { newest, openReview, useStaker } from '../../../support/staking';

useServer();
withoutRetries();
useStaker();

const HOUR_MS = 3_600_000;
const result = () => screen.queryByRole('note', { name: 'Your last deposit' });

test('the result of a deposit is shown at the next visit, until the term of its stake has ended', async () => {
  const { unmount } = await openReview();
  const stake = newest();
  const entry = asked({
    key: txKeyOf('stake', stake._id),
    kind: 'stake',
    serviceRecord: { type: 'stake', id: stake._id },
    from: AMELIA,
    hash: OURS,
    status: 'succeeded',
    at: Date.now(),
    closesAt: Date.now() + HOUR_MS,
  });
  await act(() => addEntry(engine, entry));
  Object.assign(stake, { status: 'ACTIVE', startAt: Date.now() });
  unmount();
  renderAt('/staking', <StakingScreen />);
  await waitFor(
    () => expect(result()).toHaveTextContent(/Your stake is active\. 12\.50 FNX, plan Quarter\./),
    LONG_WAIT,
  );
  stake.status = 'MATURED';
  await readAgain();
  await waitFor(() => expect(result()).not.toBeInTheDocument());
});
