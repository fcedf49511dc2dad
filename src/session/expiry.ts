import { serviceTimeLearnt } from '@/utils/service-clock';
import { SESSION_EXPIRED_TEXT } from '@/config/product';
import { endSession, isExpired } from './session';
import { sessionStore } from './store';
import { readToken } from './token';

/** Checks the expiry again when the service's time becomes known, because the token may have expired before. */
export const followExpiry = (): (() => void) =>
  serviceTimeLearnt.listen(() => {
    const session = sessionStore.get();
    const read = session.state === 'authenticated' ? readToken(session.token) : null;
    if (read && isExpired(read)) endSession({ tone: 'error', message: SESSION_EXPIRED_TEXT });
  });
