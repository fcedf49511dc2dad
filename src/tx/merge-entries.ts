import type { Entry } from './entry';

export const isSettled = ({ status }: Entry): boolean => status === 'succeeded' || status === 'altered';

/** What another tab has written meanwhile of a hash, or of an end, is not undone by what this one could not write. */
export function mergeEntries(written: Entry, here: Entry | undefined): Entry {
  if (!here) return written;
  const isKnown =
    written.hash !== null &&
    (here.hash === null || (here.found === true && !written.found && here.given !== written.hash));
  const isEnded = isSettled(written) && !isSettled(here) && !isGivenAgainst(written, here);
  return isKnown || isEnded ? written : here;
}

/** The wallet's own answer, where another tab has ended the attempt by what it had only found. */
const isGivenAgainst = (written: Entry, here: Entry): boolean =>
  written.found === true && !here.found && here.hash !== null && here.hash !== written.hash;
