import { useState, type KeyboardEvent } from 'react';
import { nextRow } from './next-row';

const isUnmodified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Roving tabindex: one row is a tab stop; arrow keys, Home and End move between the rows, and Enter opens one. Elements
 * inside a row keep their own keys.
 */
export function useRowKeys<Entry>(entries: readonly Entry[], onOpen: ((entry: Entry) => void) | undefined) {
  const [reached, setReached] = useState(0);
  if (!onOpen) return () => ({});
  const current = Math.min(reached, entries.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.target !== event.currentTarget || !isUnmodified(event)) return;
    const entry = entries[at];
    const to = nextRow(event.key, at, entries.length);
    if (to === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === null) return entry && onOpen(entry);
    const row = event.currentTarget.parentElement?.children[to];
    if (row instanceof HTMLElement) row.focus();
  };
  return (at: number) => ({
    tabIndex: at === current ? 0 : -1,
    onFocus: () => setReached(at),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, at),
  });
}
