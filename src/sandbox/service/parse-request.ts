import { decryptPayload } from '@/api/cipher';
import { ciphertextOf } from '@/api/ciphertext';
import type { Call } from '@/api/contract';
import { formRefusal } from './domain/refusal';
import { asObject, readJson } from './read-body';

const PASSWORD_TO_BE = 'Choose a password of 10 to 128 characters.';

const TEXTS: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address.',
  password: 'Enter your password.',
  captcha: 'Confirm that you are a person.',
  phoneOtp: 'Enter the 6 digits of the code.',
  emailOtp: 'Enter the 6 digits of the code.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  phone: 'Enter your phone number, digits only, without the country code.',
  countryCode: 'Choose the country code of your phone number.',
  country: 'Choose your country of residence.',
  oldPassword: 'Enter your current password.',
  newPassword: PASSWORD_TO_BE,
  termsVersion: 'Accept the terms to continue.',
  riskVersion: 'Confirm that you understand the risks to continue.',
  purpose: 'Say what the code is for.',
  channel: 'Choose phone or e-mail.',
  currency: 'Choose a currency.',
  name: 'Enter your name.',
  topic: 'Choose a topic.',
  message: 'The message is missing.',
  consent: 'Tick the box to receive news.',
  slug: 'We have no page at this address.',
  range: 'Choose one of the ranges.',
  otp: 'Enter the 6 digits of the code.',
  totp: 'Enter the 6 digits that your authenticator app shows.',
  recoveryCode: 'Enter one of your recovery codes.',
  reason: 'Tell us briefly why you are leaving.',
  address: 'Enter an address: 0x and 40 hexadecimal digits.',
  signature: 'The signature is missing or not valid.',
  unread: 'Write true or false.',
};
const TEXT_OF_CALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'user/create-account': { password: PASSWORD_TO_BE },
  'user/resetPassword/{token}': { password: PASSWORD_TO_BE },
};
const OTHERWISE = 'This is missing or not valid.';

const TRAVELS_IN_QUERY = new Set(['GET', 'DELETE']);

type Incoming = { request: Request; pathFields: Readonly<Record<string, string>> };

export async function parseRequest(call: Call, incoming: Incoming, secretKey: string | undefined): Promise<unknown> {
  const sent = await fieldsOf(call, incoming.request);
  const fields = call.encrypted ? decrypted(sent, secretKey) : sent;
  const parsed = call.request.safeParse({ ...fields, ...incoming.pathFields });
  if (parsed.success) return parsed.data;
  throw formRefusal(errorsOf(call, parsed.error.issues), 'Please check what you entered.');
}

const fieldsOf = async (call: Call, request: Request): Promise<object> =>
  TRAVELS_IN_QUERY.has(call.method) ? Object.fromEntries(new URL(request.url).searchParams) : readJson(request);

function decrypted(sent: object, secretKey = ''): object {
  const ciphertext = ciphertextOf(sent);
  if (ciphertext === undefined) throw formRefusal({}, 'This call must be encrypted.');
  return asObject(openPayload(ciphertext, secretKey));
}

function openPayload(ciphertext: string, secretKey: string): unknown {
  try {
    return decryptPayload(ciphertext, secretKey);
  } catch {
    throw formRefusal({}, 'The payload could not be decrypted.');
  }
}

type Issue = { path: readonly PropertyKey[]; errors?: readonly (readonly Issue[])[] };

const eachIssue = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap(({ errors = [], ...issue }) => [issue, ...eachIssue(errors.flat())]);

const errorsOf = (call: Call, issues: readonly Issue[]) =>
  Object.fromEntries(
    eachIssue(issues).flatMap(({ path: [field] }) =>
      typeof field === 'string' ? [[field, textFor(call, field)] as const] : [],
    ),
  );

const ownWord = (words: Readonly<Record<string, string>> | undefined, field: string) =>
  words && Object.hasOwn(words, field) ? words[field] : undefined;

const textFor = ({ path }: Call, field: string) =>
  ownWord(TEXT_OF_CALL[path], field) ?? ownWord(TEXTS, field) ?? OTHERWISE;
