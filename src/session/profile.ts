import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { sessionRefused } from '@/api/client';
import { profileQuery } from '@/api/endpoints/user/profile';
import { clearUserData, queryClient } from '@/api/query-client';
import { SESSION_EXPIRED_TEXT } from '@/config/product';
import type { AppError } from '@/errors/app-error';
import { messageOf } from '@/errors/text/calls';
import { logOutBecause } from './log-out';
import { markProfileRead } from './persistence';
import { sessionStore, type Session } from './store';

export function followProfile(): () => void {
  let stopReading = () => {};
  let reading = '';
  const follow = () => {
    const session = sessionStore.get();
    const token = readableToken(session);
    if (token === reading) return;
    if (reading !== '') clearUserData();
    reading = token;
    stopReading();
    stopReading = () => {};
    if (token) readProfile();
  };
  const readProfile = () => {
    const profile = new QueryObserver(queryClient, profileQuery);
    stopReading = profile.subscribe(judge);
    // Handles a profile that is already cached, because an observer reports only changes.
    judge(profile.getCurrentResult());
  };
  const stopSession = sessionStore.subscribe(follow);
  const stopRefusals = sessionRefused.listen((error) =>
    logOutBecause(error.serverMessage ?? SESSION_EXPIRED_TEXT, { isTokenInvalid: true }),
  );
  follow();
  return () => {
    stopReading();
    stopSession();
    stopRefusals();
  };
}

/**
 * Returns the token of the session whose profile this page reads. After a login, another zone's document may follow and
 * read the profile, because the navigation would abort a request from here.
 */
const readableToken = (session: Session): string =>
  session.state === 'authenticated' && session.landing === undefined ? session.token : '';

function judge({ isSuccess, error }: Pick<QueryObserverResult, 'isSuccess' | 'error'>): void {
  if (isSuccess) markProfileRead();
  else if (error) judgeFailure(error as AppError);
}

/** A missing or unreadable answer does not end the session. The screen offers a retry. */
function judgeFailure(error: AppError): void {
  const { status, fault } = error;
  if (status === undefined || fault.kind === 'protocol') return;
  if (status === 404) logOutBecause(SESSION_EXPIRED_TEXT);
  else logOutBecause(error.serverMessage ?? messageOf(error), { isTokenInvalid: status === 401 });
}
