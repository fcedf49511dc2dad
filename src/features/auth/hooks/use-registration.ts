import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { UseFormSetError } from 'react-hook-form';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { registerAccount, type Registration } from '@/api/endpoints/user/sign-up';
import { serviceNow } from '@/utils/service-clock';
import { loadPhoneNumbers } from '@/utils/load-phone-numbers';
import { SIGN_UP_CODES } from '@/config/routes';
import { rememberTerms } from '@/session/terms';
import { AppError, isAppError } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/words/calls';
import { keptSignUp } from '../model/kept-sign-up';
import { showRefusals } from '../model/refusals';
import { DETAIL_NAMES, draftOf, registrationOf, type Details } from '../model/registration';

const WRONG_NUMBER = 'This is not a number of the chosen country.';

/** The details go out; with a sign-up under way they correct that one. */
export function useRegistration(ask: () => Promise<string>, setError: UseFormSetError<Details>) {
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (details: Details) => {
      const number = await numberOf(details.phone);
      const versions = await client.ensureQueryData(legalVersionsQuery);
      const request = registrationOf(details, number, { versions, captcha: await ask(), sessionId: runningSession() });
      return { answer: await register(request), accepted: versions.terms };
    },
    onSuccess: async ({ answer, accepted }, details) => {
      rememberTerms(accepted);
      const next = keptSignUp.send({ type: 'registered', answer, draft: draftOf(details), now: serviceNow() });
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

/** The form has judged it, unless the rules of numbers had not arrived by then. */
async function numberOf(phone: Details['phone']) {
  const { judgeNumber } = await loadPhoneNumbers().catch((cause: unknown) => {
    throw new AppError({ kind: 'offline' }, { cause });
  });
  const judged = judgeNumber(phone);
  if ('fault' in judged) throw new AppError({ kind: 'form', fields: { phone: WRONG_NUMBER } });
  return judged.number;
}

function runningSession(): string | undefined {
  const flow = keptSignUp.store.get();
  return flow.step === 'codes' ? flow.signUp.sessionId : undefined;
}

/** Where the one under way has ended meanwhile, a new one begins: nothing has to be typed again. */
async function register({ sessionId, ...details }: Registration) {
  if (sessionId === undefined) return registerAccount(details);
  return registerAccount({ sessionId, ...details }).catch((error: unknown) => {
    if (isAppError(error) && error.fault.kind === 'gone') return registerAccount(details);
    throw error;
  });
}
