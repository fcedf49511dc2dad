import { AppError } from '@/errors/app-error';
import { takeAskedPath } from '@/session/asked-path';
import { logIn } from '@/session/session';
import { sendLoginEvent } from './kept-login';

/** The service has given a token: it becomes the session, and the guard takes the investor on. */
export function finishLogin(token: string, email: string): void {
  const refusal = logIn({ token, email, landing: takeAskedPath() });
  if (refusal === 'cookies-blocked') throw new AppError({ kind: 'cookies-blocked' });
  if (refusal === 'not-a-token') throw new AppError({ kind: 'protocol', reason: 'shape' });
  sendLoginEvent({ type: 'restarted' });
}
