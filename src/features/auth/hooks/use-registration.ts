import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { UseFormSetError } from 'react-hook-form';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { serviceNow } from '@/utils/service-clock';
import { SIGN_UP_CODES } from '@/config/routes';
import { AppError } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/text/calls';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { showRefusals } from '../model/refusals';
import { DETAIL_NAMES, draftOf, type Details } from '../model/registration';

/** Loads the code that submits the details only on submit, because most visitors do not submit. */
export function useRegistration(ask: () => Promise<string>, setError: UseFormSetError<Details>) {
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (details: Details) => {
      const [{ registerDetails }, versions] = await Promise.all([
        import('../model/register').catch(throwOffline),
        client.ensureQueryData(legalVersionsQuery),
      ]);
      return registerDetails(details, { ask, versions, sessionId: runningSession() });
    },
    onSuccess: async (answer, details) => {
      const next = storedSignUpFlow.send({ type: 'registered', answer, draft: draftOf(details), now: serviceNow() });
      const [first = 'phone'] = next.step === 'codes' ? next.open : [];
      await router.push(SIGN_UP_CODES[first]);
    },
    onError: (error) => {
      showRefusals(error, DETAIL_NAMES, setError);
      const { termsVersion, riskVersion } = fieldMessagesOf(error);
      if (termsVersion || riskVersion) void client.invalidateQueries(legalVersionsQuery);
    },
  });
}

function runningSession(): string | undefined {
  const flow = storedSignUpFlow.store.get();
  return flow.step === 'codes' ? flow.signUp.sessionId : undefined;
}

function throwOffline(cause: unknown): never {
  throw new AppError({ kind: 'offline' }, { cause });
}
