import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { sessionRefused } from '@/api/client';
import { profileQuery } from '@/api/endpoints/user/profile';
import { forgetUserData, queryClient } from '@/api/query-client';
import { SESSION_EXPIRED_TEXT } from '@/config/product';
import type { AppError } from '@/errors/app-error';
import { messageOf } from '@/errors/words/calls';
import { logOutBecause } from './log-out';
import { markProfileRead } from './persistence';
import { sessionStore, type Session } from './store';

/** Reads the profile each time the session becomes authenticated, and ends the session as the answers say. */
export function followProfile(): () => void {
  let stopReading = () => {};
  let reading = '';
  const follow = () => {
    const session = sessionStore.get();
    const token = readableToken(session);
    if (token === reading) return;
    if (reading !== '') forgetUserData();
    reading = token;
    stopReading();
    stopReading = () => {};
    if (token) readProfile();
  };
  const readProfile = () => {
    const profile = new QueryObserver(queryClient, profileQuery);
    stopReading = profile.subscribe(judge);
    // A screen may have read it before: an observer hears of changes alone.
    judge(profile.getCurrentResult());
  };
  const stopSession = sessionStore.subscribe(follow);
  const stopRefusals = sessionRefused.listen((error) =>
    logOutBecause(error.serverMessage ?? SESSION_EXPIRED_TEXT, { tokenIsDead: true }),
  );
  follow();
  return () => {
    stopReading();
    stopSession();
    stopRefusals();
  };
}

/**
 * A login lands in another security zone, so in another document: that one reads the profile. Here its answer, and
 * what it leads to, would be cut off half way.
 */
const readableToken = (session: Session): string =>
  session.state === 'authenticated' && session.landing === undefined ? session.token : '';

function judge({ isSuccess, error }: Pick<QueryObserverResult, 'isSuccess' | 'error'>): void {
  if (isSuccess) markProfileRead();
  else if (error) judgeFailure(error as AppError);
}

/** No answer, or one that cannot be read, is no word about the session: it stays, and the screen offers a retry. */
function judgeFailure(error: AppError): void {
  const { status, fault } = error;
  if (status === undefined || fault.kind === 'protocol') return;
  if (status === 404) logOutBecause(SESSION_EXPIRED_TEXT);
  else logOutBecause(error.serverMessage ?? messageOf(error), { tokenIsDead: status === 401 });
}
