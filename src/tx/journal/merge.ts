import { withEnteredOf } from './entered';
import type { Entry } from './entry';

export const isSettled = ({ status }: Entry): boolean => status === 'succeeded' || status === 'altered';

/**
 * A change that could not be stored must not undo a hash or an end that another tab has written since. Entered hashes
 * of both tabs are kept.
 */
export function mergeEntries(written: Entry, here: Entry | undefined): Entry {
  if (!here) return written;
  const isKnown =
    written.hash !== null &&
    (here.hash === null || (here.found === true && !written.found && here.given !== written.hash));
  const isEnded = isSettled(written) && !isSettled(here) && !isGivenAgainst(written, here);
  return isKnown || isEnded ? withEnteredOf(written, here) : withEnteredOf(here, written);
}

/** The wallet's hash takes precedence over a hash that another tab found and used to end the attempt. */
const isGivenAgainst = (written: Entry, here: Entry): boolean =>
  written.found === true && !here.found && here.hash !== null && here.hash !== written.hash;
