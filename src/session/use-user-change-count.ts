import { useState } from 'react';
import type { Session } from './store';
import { ownerOf, readToken } from './token';
import { useSession } from './use-session';

/** `next-person`: another user has logged in. `end`: another user has logged in, or the session has ended. */
type UserChange = 'next-person' | 'end';

function ownerIn(session: Session): string | null {
  const read = session.state === 'authenticated' ? readToken(session.token) : null;
  return read && ownerOf(read);
}

/**
 * Increments when the user changes; use as a React key to reset state. A new login or token of the same user does not
 * count.
 */
export function useUserChangeCount(on: UserChange): number {
  const owner = ownerIn(useSession());
  const [last, setLast] = useState({ owner, count: 0 });
  if (owner === last.owner) return last.count;
  const isCounted = last.owner !== null && (owner !== null || on === 'end');
  const next = { owner, count: isCounted ? last.count + 1 : last.count };
  setLast(next);
  return next.count;
}
