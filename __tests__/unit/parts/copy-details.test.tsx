import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { needsSupport } from '@/parts/transaction/transaction-copy';
import { CopyDetails } from '@/parts/transaction/copy-details';
import { engine } from '@/tx/app-engine';
import { dispatch, txStore } from '@/tx/store';
import type { TxState } from '@/tx';

const HASH = `0x${'a'.repeat(64)}` as const;
const NAME = 'Copy details for support';
const pending = { step: 'pending', hash: HASH, confirmations: 0, isStored: true } as const;

test.each<[string, TxState]>([
  ['reverted', { step: 'reverted', hash: HASH }],
  ['altered', { step: 'altered', hash: HASH }],
  ['dropped', { step: 'dropped', hash: null }],
  ['unanswered after its search', { step: 'unanswered', isSearched: true }],
  ['pending for long', { ...pending, isOverdue: true }],
  ['unknown to the nodes', { ...pending, isUnseen: true }],
])('a transaction that is %s offers its details', (_name, state) => {
  expect(needsSupport(state)).toBe(true);
});

test.each<[string, TxState]>([
  ['idle', { step: 'idle' }],
  ['pending', pending],
  ['searched', { step: 'unanswered' }],
  ['done', { step: 'succeeded', hash: HASH }],
])('a transaction that is %s offers no details', (_name, state) => {
  expect(needsSupport(state)).toBe(false);
});

test('the details are copied with the release and the browser', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const key = 'send:late';
  txStore(engine, key).set(pending);
  dispatch(engine, key, { type: 'overdue' });
  render(<CopyDetails txKey={key} />);
  await user.click(screen.getByRole('button', { name: NAME }));
  const copied = String(write.mock.calls[0]?.[0]);
  expect(copied).toMatch(/^Release: \S+\nPage: \/\nBrowser: .+\nAction: send:late\nState: pending\n/);
  expect(copied).toContain('overdue');
});
