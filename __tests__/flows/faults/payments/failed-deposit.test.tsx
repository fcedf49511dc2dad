import { act, screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { StakingScreen } from '@/features/staking';
import { txKeyOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { addEntry } from '@/tx/journal/journal';
import { tabStore } from '@/utils/storage';
import { AMELIA, LONG_WAIT, readAgain } from '../../../support/buying';
import { ELSE, OURS, asked, emptyJournal } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { newest, openReview, reload, useStaker } from '../../../support/staking';

/** The bank has the reported hash of a deposit that the network has not carried out. */
useServer();
withoutRetries();
useStaker();
afterEach(() => act(emptyJournal));

const HOUR_MS = 3_600_000;
const ENDS = [
  ['cancelled', { failure: 'cancelled', replacement: ELSE }],
  ['rejected', { failure: 'reverted' }],
] as const;

async function deposited(end: (typeof ENDS)[number][1]) {
  const view = await openReview();
  const { _id } = newest();
  const of = { key: txKeyOf('stake', _id), kind: 'stake', serviceRecord: { type: 'stake', id: _id } } as const;
  const entry = {
    ...of,
    from: AMELIA,
    status: 'failed',
    hash: OURS,
    nonce: 3,
    closesAt: Date.now() + HOUR_MS,
  } as const;
  await act(() => addEntry(engine, asked({ ...entry, ...end } as never)));
  newest().reportedHash = OURS;
  reload(view.unmount);
  return view;
}

test.each(ENDS)('a deposit that was %s is offered again, and its text says so', async (_name, end) => {
  await deposited(end);
  renderAt('/staking', <StakingScreen />);
  await readAgain();
  const open = within(await screen.findByRole('region', { name: 'Your open stake' }, LONG_WAIT));
  expect(screen.queryByText(/Do not make a second one/)).not.toBeInTheDocument();
  const goOn = await open.findByRole('button', { name: 'Continue' }, LONG_WAIT);
  await act(() => goOn.click());
  const own = within(await screen.findByRole('region', { name: 'Your stake' }, LONG_WAIT));
  expect(await own.findByText(/You can stake again/, {}, LONG_WAIT)).toBeVisible();
  expect(own.getByRole('button', { name: 'Stake' })).toBeVisible();
});

test.each(ENDS)('a deposit that was %s is not shown as pending in a new tab', async (_name, end) => {
  await deposited(end);
  tabStore.remove(STORAGE_KEYS.staking);
  renderAt('/staking', <StakingScreen />);
  const open = await screen.findByRole('region', { name: 'Your open stake' }, LONG_WAIT);
  expect(open).toHaveTextContent('Finish your open stake. 12.50 FNX for the plan Quarter. Deposit by');
  expect(open).not.toHaveTextContent('replaces this one');
});
