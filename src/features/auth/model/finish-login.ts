import { AppError } from '@/errors/app-error';
import { returnTo, clearReturnTo } from '@/session/return-to';
import { logIn } from '@/session/session';
import { sessionStore } from '@/session/store';
import { sendLoginEvent } from './stored-login-flow';

/**
 * Stores the token. The route guard then opens the return URL. If the browser cannot store the token, the pending login
 * and the return URL are kept for the next attempt. An earlier login in another tab is never replaced.
 */
export function finishLogin(token: string, email: string): void {
  if (sessionStore.get().state === 'authenticated') throw new AppError({ kind: 'cancelled' });
  const refusal = logIn({ token, email, landing: returnTo() });
  if (refusal === 'not-a-token') throw new AppError({ kind: 'protocol', reason: 'shape' });
  if (refusal) throw new AppError({ kind: refusal });
  clearReturnTo();
  sendLoginEvent({ type: 'restarted' });
}
