import { renderHook } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { CancelledHere } from '@/wallet/rainbowkit/cancel-connecting';
import { CONNECT, connectAttempt, hasOwnNote, useConnectAttempt } from '@/wallet/rainbowkit/connect-attempt';

const REFUSED = new Error('No');
const failed = { isAsking: false, error: REFUSED };

/** Simulates how wagmi connects: one mutation per attempt, with the connector as its variables. */
function attempt(connector: { type: string } = { type: 'injected' }) {
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<never>((_resolve, reject) => (fail = reject));
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: [CONNECT], mutationFn: () => answer });
  const ended = mutation.execute({ connector }).catch(() => undefined);
  return { fail: (error = REFUSED) => (fail(error), ended) };
}

const openDialog = () => renderHook(({ isOpen }) => useConnectAttempt(isOpen), { initialProps: { isOpen: true } });

test('a failed connection is stored until the next click', async () => {
  openDialog();
  await attempt().fail();
  expect(connectAttempt.get()).toMatchObject(failed);
  document.body.click();
  expect(connectAttempt.get()).toBeNull();
});

test('an open connection request is still known after the user clicks somewhere else', async () => {
  openDialog();
  const asked = attempt();
  expect(connectAttempt.get()).toMatchObject({ isAsking: true, connector: { type: 'injected' } });
  document.body.click();
  expect(connectAttempt.get()).toMatchObject({ isAsking: true });
  await asked.fail();
});

test('a request that was cancelled on the page leaves no failure', async () => {
  openDialog();
  await attempt().fail(new CancelledHere());
  expect(connectAttempt.get()).toBeNull();
});

test('an attempt that a newer attempt has replaced reports nothing', async () => {
  openDialog();
  const left = attempt();
  const newer = attempt();
  await left.fail();
  expect(connectAttempt.get()).toMatchObject({ isAsking: true });
  await newer.fail();
});

test.each(['walletConnect', 'unreachable'])('%s has a separate note about the failed connection', async (type) => {
  openDialog();
  await attempt({ type }).fail();
  expect(hasOwnNote(connectAttempt.get()!)).toBe(true);
});

test('a failure is removed when the dialog closes, and a failure after that is not shown in the next dialog', async () => {
  const { rerender } = openDialog();
  const late = attempt();
  await attempt().fail();
  rerender({ isOpen: false });
  expect(connectAttempt.get()).toBeNull();
  await late.fail();
  rerender({ isOpen: true });
  expect(connectAttempt.get()).toBeNull();
});
