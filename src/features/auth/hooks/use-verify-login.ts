import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { verifyLoginCodes, type LoginCodes } from '@/api/endpoints/user/login';
import { finishLogin } from '../model/finish-login';
import type { PendingLogin } from '../model/login-flow';

/** What the service still asks for; null where the login is done. */
type Remaining = readonly string[] | null;

/**
 * Checks codes and logs in. The service takes each code once, so after a login that this browser could not keep, the
 * next try keeps the same token instead of asking the service again.
 */
export function useVerifyLogin(
  { sessionId, email }: PendingLogin,
  onRemaining: (remaining: readonly string[]) => unknown,
) {
  const given = useRef<string | null>(null);
  return useMutation({
    mutationFn: async (codes: LoginCodes): Promise<Remaining> => {
      if (given.current === null) {
        const answer = await verifyLoginCodes({ sessionId, ...codes });
        if (!('token' in answer)) return answer.remaining;
        given.current = answer.token;
      }
      finishLogin(given.current, email);
      return null;
    },
    onSuccess: (remaining) => (remaining ? onRemaining(remaining) : undefined),
  });
}
