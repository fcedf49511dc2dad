import type { RequestOf, createAccount } from '@/api/contract';
import { weaknessOf } from './password-rules';
import { formRefusal } from './refusal';
import type { Person } from './state';
import { RISK_VERSION, TERMS_VERSION } from './versions';

type Request = RequestOf<typeof createAccount>;

/** The maximum length including the country code (ITU-T E.164). */
const MAX_NUMBER_LENGTH = 15;

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const personOf = ({ firstName, lastName, email, phone, countryCode, country }: Request): Person => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email,
  phone,
  countryCode,
  country,
});

type Rule = { field: keyof Request; words: (request: Request) => string | undefined };

const messageIf = (isWrong: boolean, words: string) => (isWrong ? words : undefined);

const RULES: readonly Rule[] = [
  { field: 'firstName', words: ({ firstName }) => messageIf(firstName.trim() === '', 'Enter your first name.') },
  { field: 'lastName', words: ({ lastName }) => messageIf(lastName.trim() === '', 'Enter your last name.') },
  {
    field: 'phone',
    words: ({ countryCode, phone }) =>
      messageIf(countryCode.length - 1 + phone.length > MAX_NUMBER_LENGTH, 'This number is too long.'),
  },
  {
    field: 'country',
    words: ({ country }) => messageIf(REGIONS.of(country) === undefined, 'Choose a country from the list.'),
  },
  {
    field: 'password',
    words: ({ password, email, firstName, lastName }) => weaknessOf(password, [email, firstName, lastName]),
  },
  {
    field: 'termsVersion',
    words: ({ termsVersion }) =>
      messageIf(termsVersion !== TERMS_VERSION, 'The terms have changed. Read and accept the current ones.'),
  },
  {
    field: 'riskVersion',
    words: ({ riskVersion }) =>
      messageIf(riskVersion !== RISK_VERSION, 'The risk disclosure has changed. Read and accept it again.'),
  },
];

export function assertAcceptable(request: Request): void {
  const errors = RULES.flatMap(({ field, words }) => {
    const wrong = words(request);
    return wrong === undefined ? [] : [[field, wrong] as const];
  });
  if (errors.length > 0) throw formRefusal(Object.fromEntries(errors), 'Please check what you entered.');
}
