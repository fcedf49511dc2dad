import { AFTER_LOGIN, BUY_SHARES, STAKING, SWAP, TRANSACTIONS } from '@/config/routes';

export type Press = {
  key: string;
  code: string;
  isCommand: boolean;
  isModified: boolean;
  isTyping: boolean;
  at: number;
};

/** `isBusy`: another dialog is open, or something must not be interrupted. */
export type Around = { isBusy: boolean; areLettersOn: boolean; isMember: boolean };

export type Waiting = number | null;
export type Wish = { do: 'search' | 'help' | 'find' } | { do: 'go'; to: string } | null;

const SECOND_WITHIN_MS = 1_500;

export const PLACES = [
  { letter: 'o', name: 'Overview', path: AFTER_LOGIN },
  { letter: 'b', name: 'Buy shares', path: BUY_SHARES },
  { letter: 's', name: 'Swap', path: SWAP },
  { letter: 'k', name: 'Staking', path: STAKING },
  { letter: 'a', name: 'Activity', path: TRANSACTIONS },
] as const;

/** A keyboard of another script types no Latin letters, so the position of the key counts. */
const letterOf = ({ key, code }: Press): string =>
  /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');

type Read = { waiting: Waiting; wish: Wish };
const nothing: Read = { waiting: null, wish: null };
const wished = (wish: Wish): Read => ({ waiting: null, wish });

export function readKey(waiting: Waiting, press: Press, { isBusy, areLettersOn, isMember }: Around): Read {
  if (isBusy) return nothing;
  const letter = letterOf(press);
  if (press.isCommand) return letter === 'k' ? wished({ do: 'search' }) : nothing;
  if (press.isModified || press.isTyping || !areLettersOn) return nothing;
  if (waiting !== null && press.at - waiting < SECOND_WITHIN_MS) {
    const place = PLACES.find((one) => one.letter === letter);
    return place ? wished({ do: 'go', to: place.path }) : nothing;
  }
  if (press.key === '?') return wished({ do: 'help' });
  if (press.key === '/') return wished({ do: 'find' });
  return letter === 'g' && isMember ? { waiting: press.at, wish: null } : nothing;
}
