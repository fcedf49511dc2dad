import { useEffect } from 'react';
import { report } from '@/errors/report';
import { useSession } from '@/session/use-session';

/** A visitor has no account to keep preferences in, so a public page does not load this code. */
export function usePreferencesOfAccount(): void {
  const isLoggedIn = useSession().state === 'authenticated';
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop = () => {};
    let isLeft = false;
    import('./follow-preferences')
      .then(({ followPreferences }) => {
        if (!isLeft) stop = followPreferences();
      })
      .catch((error: unknown) => report('preferences', error));
    return () => {
      isLeft = true;
      stop();
    };
  }, [isLoggedIn]);
}
