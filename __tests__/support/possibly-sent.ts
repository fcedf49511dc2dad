import { act } from '@testing-library/react';
import type { ActionFaultKind } from '@/errors/action-fault';
import { engine } from '@/tx/app-engine';
import type { Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { dispatch } from '@/tx/store';
import { AMELIA } from './buying';
import { OURS, asked, emptyJournal } from './money/attempt';

const HOUR_MS = 3_600_000;

type Of = Pick<Entry, 'key' | 'kind' | 'serviceRecord'>;

async function addAttempt(of: Of, more: Partial<Entry>): Promise<void> {
  const entry = asked({ ...of, from: AMELIA, closesAt: Date.now() + HOUR_MS, ...more });
  await act(() => addEntry(engine, entry));
}

/** The investor has declared that nothing was sent, but the wallet request may still be approved. */
export const declaredUnsent = (of: Of) =>
  addAttempt(of, { status: 'unanswered', hash: null, declaredUnsentAt: Date.now(), at: Date.now() - 2 });

/** The network has shown that the request was sent after all. */
export async function foundSent(of: Of): Promise<void> {
  await act(emptyJournal);
  await addAttempt(of, { status: 'succeeded', hash: OURS, nonce: 3, at: Date.now() - 2 });
}

/** After a declaration, a second request was sent and has failed. */
export async function secondOneFailed(of: Of): Promise<void> {
  await declaredUnsent(of);
  await addAttempt(of, { status: 'failed', failure: 'reverted', hash: OURS, at: Date.now() - 1 });
}

export const showAsFailed = ({ key }: Of) =>
  act(() => dispatch(engine, key, { type: 'over', how: 'reverted', hash: OURS }));

/** The checks before a second request refuse this action. */
export const showAsRefused = ({ key }: Of, why: ActionFaultKind = 'too-little-gas') =>
  act(() => {
    dispatch(engine, key, { type: 'unsent' });
    dispatch(engine, key, { type: 'submitted' });
    dispatch(engine, key, { type: 'refused', reason: why });
  });
