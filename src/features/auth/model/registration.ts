import type { Registration } from '@/api/endpoints/user/sign-up';
import type { FieldNames } from './refusals';
import type { Draft, SignUpFlow } from './sign-up-flow';
import { NO_DRAFT } from './sign-up-flow';
import type { WrittenNumber } from '@/utils/phone-numbers';

export type Details = {
  firstName: string;
  lastName: string;
  email: string;
  phone: { country: string; national: string };
  country: string;
  password: string;
  terms: boolean;
  risks: boolean;
};

export const detailsOf = ({ phoneCountry, phone, ...draft }: Draft): Details => ({
  ...draft,
  phone: { country: phoneCountry, national: phone },
  password: '',
  terms: false,
  risks: false,
});

export const draftOf = ({ firstName, lastName, email, phone, country }: Details): Draft => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phoneCountry: phone.country,
  phone: phone.national.trim(),
  country,
});

export const draftOfFlow = (flow: SignUpFlow): Draft => (flow.step === 'done' ? NO_DRAFT : flow.draft);

type RegistrationExtras = { versions: { terms: string; risk: string }; captcha: string; sessionId?: string };

export const registrationOf = (
  details: Details,
  number: WrittenNumber,
  { versions, captcha, sessionId }: RegistrationExtras,
): Registration => ({
  ...(sessionId !== undefined && { sessionId }),
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  email: details.email.trim(),
  ...number,
  country: details.country,
  password: details.password,
  termsVersion: versions.terms,
  riskVersion: versions.risk,
  captcha,
});

export const DETAIL_NAMES: FieldNames<Details> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  countryCode: 'phone',
  phone: 'phone',
  country: 'country',
  password: 'password',
  termsVersion: 'terms',
  riskVersion: 'risks',
};
