import { HOME, type Access } from '@/config/routes';
import type { Session } from '@/session/store';

/** `wait` until it is known who is there: a private page shows nothing of itself before. */
export type Decision = { verdict: 'wait' } | { verdict: 'allow' } | { verdict: 'redirect'; to: string };

const ALLOW: Decision = { verdict: 'allow' };
const WAIT: Decision = { verdict: 'wait' };

export function decide(access: Access, session: Session): Decision {
  switch (access) {
    case 'public':
      return ALLOW;
    case 'guest':
      // Served in full: only somebody who is logged in is sent on, to where the login wanted to go, else home.
      return session.state === 'authenticated' ? { verdict: 'redirect', to: session.landing ?? HOME } : ALLOW;
    case 'private':
      if (session.state === 'restoring') return WAIT;
      return session.state === 'authenticated' ? ALLOW : { verdict: 'redirect', to: HOME };
  }
}
