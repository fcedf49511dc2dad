import { registerAccount, type Registration } from '@/api/endpoints/user/sign-up';
import { AppError, isAppError } from '@/errors/app-error';
import { rememberTerms } from '@/session/terms';
import { loadPhoneNumbers } from '@/utils/load-phone-numbers';
import { registrationOf, type Details } from './registration';

const WRONG_NUMBER = 'This number does not belong to the country you chose.';

type With = Omit<Parameters<typeof registrationOf>[2], 'captcha'> & { ask: () => Promise<string> };

export async function registerDetails(details: Details, { ask, versions, sessionId }: With) {
  const number = await numberOf(details.phone);
  const answer = await register(registrationOf(details, number, { versions, captcha: await ask(), sessionId }));
  rememberTerms(versions.terms);
  return answer;
}

/** Checks the number again, because the form accepts any number until the numbering rules have loaded. */
async function numberOf(phone: Details['phone']) {
  const { checkNumber: judgeNumber } = await loadPhoneNumbers().catch((cause: unknown) => {
    throw new AppError({ kind: 'offline' }, { cause });
  });
  const judged = judgeNumber(phone);
  if ('fault' in judged) throw new AppError({ kind: 'form', fields: { phone: WRONG_NUMBER } });
  return judged.number;
}

/** If the sign-up in progress has expired, registers a new one with the same details. */
async function register({ sessionId, ...details }: Registration) {
  if (sessionId === undefined) return registerAccount(details);
  return registerAccount({ sessionId, ...details }).catch((error: unknown) => {
    if (isAppError(error) && error.fault.kind === 'gone') return registerAccount(details);
    throw error;
  });
}
