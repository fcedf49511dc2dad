import { renderHook } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { CONNECT, connectFailure, useConnectFailure } from '@/wallet/rainbowkit/connect-failure';

const REFUSED = new Error('No');

/** As wagmi connects: one mutation an attempt, with the connector as what varies. */
function attempt(connector: { type: string } = { type: 'injected' }) {
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<never>((_resolve, reject) => (fail = reject));
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: [CONNECT], mutationFn: () => answer });
  const ended = mutation.execute({ connector }).catch(() => undefined);
  return { fail: () => (fail(REFUSED), ended) };
}

const openDialog = () => renderHook(({ isOpen }) => useConnectFailure(isOpen), { initialProps: { isOpen: true } });

test('a connection that fails is known until something is pressed', async () => {
  openDialog();
  await attempt().fail();
  expect(connectFailure.get()).toEqual({ error: REFUSED });
  document.body.click();
  expect(connectFailure.get()).toBeNull();
});

test('an attempt that was left for another one has nothing to say any more', async () => {
  openDialog();
  const left = attempt();
  attempt();
  await left.fail();
  expect(connectFailure.get()).toBeNull();
});

test.each(['walletConnect', 'unreachable'])('%s says by a note of its own why nothing was connected', async (type) => {
  openDialog();
  await attempt({ type }).fail();
  expect(connectFailure.get()).toBeNull();
});

test('a failure goes with the dialog, and one that comes after it is not kept for the next', async () => {
  const { rerender } = openDialog();
  const late = attempt();
  await attempt().fail();
  rerender({ isOpen: false });
  expect(connectFailure.get()).toBeNull();
  await late.fail();
  rerender({ isOpen: true });
  expect(connectFailure.get()).toBeNull();
});
