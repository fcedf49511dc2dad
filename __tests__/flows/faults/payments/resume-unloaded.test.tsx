import { act, renderHook, waitFor } from '@testing-library/react';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { engine } from '@/tx/app-engine';
import { idOf } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { LONG_WAIT } from '../../../support/buying';

const mockCode = { attempts: 0, loads: true };

jest.mock('@/tx/watch/follow', () => {
  mockCode.attempts += 1;
  if (!mockCode.loads) throw new Error('Loading the chunk failed');
  return jest.requireActual('@/tx/watch/follow');
});

beforeEach(() => {
  mockCode.attempts = 0;
  mockCode.loads = false;
});
afterEach(() => act(emptyJournal));

test('a closed screen does not retry to load the code that watches its attempt', async () => {
  const { unmount } = renderHook(() => useTransaction('order:closed'));
  await waitFor(() => expect(mockCode.attempts).toBe(1));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(mockCode.attempts).toBe(1);
});

test('an open attempt is shown before the code that watches it has loaded, and is watched afterwards', async () => {
  const entry = asked({ ...ofOrder('unloaded'), status: 'unanswered', closesAt: Date.now() + 3_600_000 });
  await addEntry(engine, entry);
  const { result, unmount } = renderHook(() => useTransaction(entry.key));
  await waitFor(() => expect(mockCode.attempts).toBe(1));
  expect(result.current).toMatchObject({ step: 'unanswered' });
  const isWatched = () => engine.memory.loops.following.has(idOf(entry));
  expect(isWatched()).toBe(false);
  mockCode.loads = true;
  await waitFor(() => expect(isWatched()).toBe(true), LONG_WAIT);
  unmount();
});
