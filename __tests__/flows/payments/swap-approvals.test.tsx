import { screen, waitFor, within } from '@testing-library/react';
import { excessApproval } from '@/features/swap/model/excess-approval';
import { LONG_WAIT } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import {
  SUCCEEDED,
  exchange,
  openReview,
  dispatchApproval,
  dispatchSwap,
  useSwapper,
  whole,
} from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();

const HUGE = 2n ** 256n - 1n;
const openApproval = () => screen.findByRole('list', { name: 'Open approval' }, LONG_WAIT);
const noOpenApproval = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Open approval' })).not.toBeInTheDocument(), LONG_WAIT);

async function approved(amount: bigint) {
  const { sheet } = await openReview();
  await within(sheet).findByRole('button', { name: 'Approve' }, LONG_WAIT);
  exchange.allowances = { FNX: amount };
  dispatchApproval(SUCCEEDED);
  await within(sheet).findByRole('button', { name: 'Swap' }, LONG_WAIT);
}

test.each([
  ['to 2^256-1', HUGE, /Any amount of FNX can be moved/],
  ['slightly', whole(100n) + 1n, /100\.000000000000000001 FNX can be moved/],
])(
  'an approval that was raised %s in the wallet is shown as larger than requested, with Revoke',
  async (_, amount, words) => {
    await approved(amount);
    const list = await openApproval();
    expect(list).toHaveTextContent('More than we asked for.');
    expect(list).toHaveTextContent(words);
    expect(within(list).getByRole('button', { name: 'Revoke, FNX' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Approved' })).not.toHaveTextContent('this amount');
  },
);

test('an exact approval is not shown as larger than requested', async () => {
  await approved(whole(100n));
  await noOpenApproval();
});

test('an approval of an earlier session is shown as larger than this swap needs', async () => {
  exchange.allowances = { FNX: HUGE };
  await openReview();
  expect(await openApproval()).toHaveTextContent('More than this swap needs.');
});

test('an allowance that is left after the swap is shown as still open', async () => {
  await approved(HUGE);
  exchange.allowances = { FNX: whole(7n) };
  dispatchSwap(SUCCEEDED.slice(0, -1));
  dispatchSwap([{ type: 'succeeded', hash: `0x${'77'.repeat(32)}` }]);
  await waitFor(
    async () => expect(await openApproval()).toHaveTextContent(/still open.*7\.00 FNX can be moved/),
    LONG_WAIT,
  );
});

test('no excess approval is reported for BNB, for a wrapping, or before the chain was read', () => {
  const allowances = { FNX: 5n, USDT: 5n, WBNB: 5n };
  const decimals = { FNX: 18, USDT: 18, WBNB: 18, BNB: 18 };
  const market = { allowances, decimals };
  expect(excessApproval({ type: 'swap', pay: 'FNX', maxPaid: '4' }, market, false)).toMatchObject({ amount: 5n });
  expect(excessApproval({ type: 'swap', pay: 'FNX', maxPaid: '5' }, market, false)).toBeNull();
  expect(excessApproval({ type: 'swap', pay: 'FNX', maxPaid: '4' }, undefined, false)).toBeNull();
  expect(excessApproval({ type: 'swap', pay: 'BNB', maxPaid: '4' }, market, false)).toBeNull();
  expect(excessApproval({ type: 'wrap', pay: 'BNB', maxPaid: '4' }, market, false)).toBeNull();
});
