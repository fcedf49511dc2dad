import { AppError } from '@/errors/app-error';
import { askedPath, forgetAskedPath } from '@/session/asked-path';
import { logIn } from '@/session/session';
import { sendLoginEvent } from './kept-login';

/**
 * The service has given a token: it becomes the session, and the guard takes the investor on. Where this browser does not
 * keep it, the login under way and the path that was asked for stay for the next try.
 */
export function finishLogin(token: string, email: string): void {
  const refusal = logIn({ token, email, landing: askedPath() });
  if (refusal === 'not-a-token') throw new AppError({ kind: 'protocol', reason: 'shape' });
  if (refusal) throw new AppError({ kind: refusal });
  forgetAskedPath();
  sendLoginEvent({ type: 'restarted' });
}
