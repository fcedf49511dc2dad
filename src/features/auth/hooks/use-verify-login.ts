import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { verifyLoginCodes, type LoginCodes } from '@/api/endpoints/user/login';
import { areFew, codesLeft } from '@/parts/one-time-code/codes-left';
import { notifyAfterLoad } from '@/ui/notify';
import { finishLogin } from '../model/finish-login';
import type { PendingLogin } from '../model/login-flow';

type Remaining = readonly string[] | null;

type LoginAnswer = { token: string; recoveryCodesLeft: number | undefined };

/** Stores the message for the next document, because the login opens a new one. */
function warnOfUsedRecoveryCode({ recoveryCodesLeft: count }: LoginAnswer): void {
  if (count === undefined) return;
  const remedy = areFew(count) ? ' Create new ones in Settings, under Security.' : '';
  notifyAfterLoad({ tone: 'info', text: `You used a recovery code. ${codesLeft(count)}${remedy}` });
}

/**
 * Verifies codes and logs in. The service accepts a code only once. If the browser could not store the token, the next
 * attempt stores the same token again without sending a code.
 */
export function useVerifyLogin(
  { sessionId, email }: PendingLogin,
  onRemaining: (remaining: readonly string[]) => unknown,
) {
  const given = useRef<LoginAnswer | null>(null);
  return useMutation({
    mutationFn: async (codes: LoginCodes): Promise<Remaining> => {
      if (given.current === null) {
        const answer = await verifyLoginCodes({ sessionId, ...codes });
        if (!('token' in answer)) return answer.remaining;
        const wasRecoveryCode = codes.recoveryCode !== undefined;
        const recoveryCodesLeft = wasRecoveryCode ? (answer.user?.recoveryCodesLeft ?? undefined) : undefined;
        given.current = { token: answer.token, recoveryCodesLeft };
      }
      finishLogin(given.current.token, email);
      warnOfUsedRecoveryCode(given.current);
      return null;
    },
    onSuccess: (remaining) => (remaining ? onRemaining(remaining) : undefined),
  });
}
