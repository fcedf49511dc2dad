import { sessionStore } from '@/session/store';
import { areLetterShortcutsOn } from './letter-shortcuts';
import { readKey, type KeyPress, type FirstKeyTime, type KeyCommand } from './model/read-key';
import { closeShown, openSearch, openShortcuts, paletteStore } from './state';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const NO_TEXT = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]';
const SEARCH_FIELD = 'main input[type="search"]';
/** The field for a page without a `type=search` field. A filter may begin with another field, such as a date. */
const FIELD_OF_SEARCH = 'main [role="search"] input';
const DIALOGS = 'dialog[open], [aria-modal="true"]';

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null && !target.matches(NO_TEXT);

const toKeyPress = (event: KeyboardEvent): KeyPress => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event;
  return {
    key,
    code,
    isCommand: ctrlKey !== metaKey && !altKey && !shiftKey,
    isModified: ctrlKey || metaKey || altKey,
    // Uses the target for a replayed event, which no longer has a composed path.
    isTyping: isTextField(event.composedPath()[0] ?? event.target),
    at: timeStamp,
  };
};

const isOwnSearch = () => paletteStore.get() === 'search';

const around = () => ({
  isBusy: document.querySelector(DIALOGS) !== null && !isOwnSearch(),
  areLetterShortcutsOn: areLetterShortcutsOn() && paletteStore.get() === null,
  isMember: sessionStore.get().state === 'authenticated',
});

function findField(): boolean {
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  const field = find(SEARCH_FIELD) ?? find(FIELD_OF_SEARCH);
  field?.focus();
  field?.select();
  return field !== null;
}

/** Returns true if the key was handled, so that the browser's default action is prevented. */
function carryOut(command: NonNullable<KeyCommand>, goTo: (path: string) => void): boolean {
  if (command.do === 'find') return findField();
  if (command.do === 'help') openShortcuts();
  else if (command.do === 'go') goTo(command.to);
  else if (isOwnSearch()) closeShown('search');
  else openSearch();
  return true;
}

export function followKeys(goTo: (path: string) => void, early: readonly KeyboardEvent[]): () => void {
  let waiting: FirstKeyTime = null;
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || event.key === 'Shift') return;
    const read = readKey(waiting, toKeyPress(event), around());
    waiting = read.waiting;
    if (read.command && carryOut(read.command, goTo)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) onKey(event);
  };
  early.forEach(onKey);
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
