import { AFTER_LOGIN, BUY_SHARES, STAKING, SWAP, TRANSACTIONS } from '@/config/routes';

export type KeyPress = {
  key: string;
  code: string;
  isCommand: boolean;
  isModified: boolean;
  isTyping: boolean;
  at: number;
};

export type KeyContext = { isBusy: boolean; areLetterShortcutsOn: boolean; isMember: boolean };

export type FirstKeyTime = number | null;
export type KeyCommand = { do: 'search' | 'help' | 'find' } | { do: 'go'; to: string } | null;

const SECOND_WITHIN_MS = 1_500;

export const SHORTCUT_PAGES = [
  { letter: 'o', name: 'Overview', path: AFTER_LOGIN },
  { letter: 'b', name: 'Buy shares', path: BUY_SHARES },
  { letter: 's', name: 'Swap', path: SWAP },
  { letter: 'k', name: 'Staking', path: STAKING },
  { letter: 'a', name: 'Activity', path: TRANSACTIONS },
] as const;

/** Compares the position of the key, because a keyboard with another script has no Latin letters. */
const keyLetter = ({ key, code }: KeyPress): string =>
  /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');

type Read = { waiting: FirstKeyTime; command: KeyCommand };
const nothing: Read = { waiting: null, command: null };
const commandRead = (command: KeyCommand): Read => ({ waiting: null, command });

export function readKey(
  waiting: FirstKeyTime,
  keyPress: KeyPress,
  { isBusy, areLetterShortcutsOn, isMember }: KeyContext,
): Read {
  if (isBusy) return nothing;
  const letter = keyLetter(keyPress);
  if (keyPress.isCommand) return letter === 'k' ? commandRead({ do: 'search' }) : nothing;
  if (keyPress.isModified || keyPress.isTyping || !areLetterShortcutsOn) return nothing;
  if (waiting !== null && keyPress.at - waiting < SECOND_WITHIN_MS) {
    const place = SHORTCUT_PAGES.find((one) => one.letter === letter);
    return place ? commandRead({ do: 'go', to: place.path }) : nothing;
  }
  if (keyPress.key === '?') return commandRead({ do: 'help' });
  if (keyPress.key === '/') return commandRead({ do: 'find' });
  return letter === 'g' && isMember ? { waiting: keyPress.at, command: null } : nothing;
}
