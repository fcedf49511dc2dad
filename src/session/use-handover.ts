import { useState } from 'react';
import type { Session } from './store';
import { ownerOf, readToken } from './token';
import { useSession } from './use-session';

/** `next-person`: one person's session has become another's. `end`: or nobody's. */
type Handover = 'next-person' | 'end';

function ownerIn(session: Session): string | null {
  const read = session.state === 'authenticated' ? readToken(session.token) : null;
  return read && ownerOf(read);
}

/**
 * Goes up with each handover, so that what it is the key of begins anew and shows nothing of the person before. A login
 * and a new token of the same person are none: what stands in a form stays.
 */
export function useHandovers(counted: Handover): number {
  const owner = ownerIn(useSession());
  const [last, setLast] = useState({ owner, count: 0 });
  if (owner === last.owner) return last.count;
  const isCounted = last.owner !== null && (owner !== null || counted === 'end');
  const next = { owner, count: isCounted ? last.count + 1 : last.count };
  setLast(next);
  return next.count;
}
