import { HOME, type Access } from '@/config/routes';
import type { Session } from '@/session/store';

/** The verdict is `wait` until the session is known, so that a private page shows nothing before that. */
export type Decision = { verdict: 'wait' } | { verdict: 'allow' } | { verdict: 'redirect'; to: string };

const ALLOW: Decision = { verdict: 'allow' };
const WAIT: Decision = { verdict: 'wait' };

export function decide(access: Access, session: Session): Decision {
  switch (access) {
    case 'public':
      return ALLOW;
    case 'guest':
      // A guest page is served in full. Only a logged-in user is redirected, to the return URL or home.
      return session.state === 'authenticated' ? { verdict: 'redirect', to: session.landing ?? HOME } : ALLOW;
    case 'private':
      if (session.state === 'restoring') return WAIT;
      return session.state === 'authenticated' ? ALLOW : { verdict: 'redirect', to: HOME };
  }
}
