import type { KeyboardEvent, MouseEvent } from 'react';
import { nextRow } from './next-row';

const OPENER = '[data-opens-row]';
const CONTROLS = 'a, button, input, select, textarea, label, summary';

const openerIn = (row: Element | undefined) => row?.querySelector<HTMLElement>(OPENER);
const hasSelectedText = () => window.getSelection()?.isCollapsed === false;

const isUnmodified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A click anywhere in a row activates the row's link or button. Other controls keep their clicks, and text stays
 * selectable.
 */
function openRow({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
  const opener = openerIn(currentTarget);
  if (!opener || !(target instanceof Element) || target.closest(CONTROLS) || hasSelectedText()) return;
  opener.focus({ preventScroll: true });
  const { ctrlKey, metaKey, shiftKey } = nativeEvent;
  opener.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Arrow keys, Home and End move between the rows' links or buttons. Other elements in a row handle their own keys. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: row, key } = event;
  if (target !== openerIn(row) || !isUnmodified(event)) return;
  const rows = [...(row.parentElement?.children ?? [])];
  const to = nextRow(key, rows.indexOf(row), rows.length);
  if (to === null) return;
  event.preventDefault();
  openerIn(rows[to])?.focus();
}

export const ROW_OPENING = { onClick: openRow, onKeyDown: moveBetweenRows };
