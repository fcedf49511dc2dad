import { registerAccount, type Registration } from '@/api/endpoints/user/sign-up';
import { AppError, isAppError } from '@/errors/app-error';
import { rememberTerms } from '@/session/terms';
import { loadPhoneNumbers } from '@/utils/load-phone-numbers';
import { registrationOf, type Details } from './registration';

const WRONG_NUMBER = 'This is not a number of the chosen country.';

type With = Omit<Parameters<typeof registrationOf>[2], 'captcha'> & { ask: () => Promise<string> };

/** The details go out; with a sign-up under way they correct that one. What was accepted is kept in this browser. */
export async function registerDetails(details: Details, { ask, versions, sessionId }: With) {
  const number = await numberOf(details.phone);
  const answer = await register(registrationOf(details, number, { versions, captcha: await ask(), sessionId }));
  rememberTerms(versions.terms);
  return answer;
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

/** Where the one under way has ended meanwhile, a new one begins: nothing has to be typed again. */
async function register({ sessionId, ...details }: Registration) {
  if (sessionId === undefined) return registerAccount(details);
  return registerAccount({ sessionId, ...details }).catch((error: unknown) => {
    if (isAppError(error) && error.fault.kind === 'gone') return registerAccount(details);
    throw error;
  });
}
