import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { verifyLoginCodes, type LoginCodes } from '@/api/endpoints/user/login';
import { codesLeftWords } from '@/parts/one-time-code/codes-left';
import { notifyAfterLoad } from '@/ui/notify';
import { finishLogin } from '../model/finish-login';
import type { PendingLogin } from '../model/login-flow';

/** What the service still asks for; null where the login is done. */
type Remaining = readonly string[] | null;

type Given = { token: string; codesLeft: number | undefined };

/** The page after a login is another document; the investor reads there what the recovery code has left. */
function tellOfRecoveryCode({ codesLeft }: Given): void {
  if (codesLeft === undefined) return;
  notifyAfterLoad({ tone: 'info', text: `You used a recovery code. ${codesLeftWords(codesLeft)}` });
}

/**
 * Checks codes and logs in. The service takes each code once, so after a login that this browser could not keep, the
 * next try keeps the same token instead of asking the service again.
 */
export function useVerifyLogin(
  { sessionId, email }: PendingLogin,
  onRemaining: (remaining: readonly string[]) => unknown,
) {
  const given = useRef<Given | null>(null);
  return useMutation({
    mutationFn: async (codes: LoginCodes): Promise<Remaining> => {
      if (given.current === null) {
        const answer = await verifyLoginCodes({ sessionId, ...codes });
        if (!('token' in answer)) return answer.remaining;
        const codesLeft = codes.recoveryCode === undefined ? undefined : (answer.user.recoveryCodesLeft ?? undefined);
        given.current = { token: answer.token, codesLeft };
      }
      finishLogin(given.current.token, email);
      tellOfRecoveryCode(given.current);
      return null;
    },
    onSuccess: (remaining) => (remaining ? onRemaining(remaining) : undefined),
  });
}
