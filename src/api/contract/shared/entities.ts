import * as z from 'zod/mini';
import { caught } from './caught';
import {
  address,
  decimal,
  id,
  isoDate,
  link,
  listOf,
  optional,
  openEnum,
  sentence,
  title,
  nullable,
  optionalText,
} from './scalars';

const notify = z.object({ email: nullable(z.boolean()), sms: nullable(z.boolean()) });

export const settings = z.object({
  direction: nullable(openEnum),
  theme: nullable(openEnum),
  responsiveFontSizes: nullable(z.boolean()),
  currency: nullable(title),
  notify: caught(notify, { email: null, sms: null }),
  /**
   * The time of the last change to theme, direction, text size or currency. If two devices change them, the later
   * change wins.
   */
  updatedAt: optional(isoDate),
});

const NO_SETTINGS: z.infer<typeof settings> = {
  direction: null,
  theme: null,
  responsiveFontSizes: null,
  currency: null,
  notify: { email: null, sms: null },
};

/** Optional fields may also be null, because services omit a field in different ways. */
export const user = z.object({
  _id: id,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  phone: optionalText,
  countryCode: optionalText,
  country: optionalText,
  /** False if shares cannot be offered in this country. A service may omit this field and refuse the order instead. */
  isCountryServed: optional(z.boolean()),
  avatar: optional(link),
  kycStatus: openEnum,
  kycComment: optional(sentence),
  kycLabels: optional(listOf(title, 100)),
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  twoFactorEnabled: nullable(z.boolean()),
  recoveryCodesLeft: optional(z.number()),
  walletAddress: z.nullish(address),
  walletStatus: openEnum,
  termsAcceptedVersion: z.nullish(title),
  riskAcceptedVersion: z.nullish(title),
  settings: caught(settings, NO_SETTINGS),
  createdAt: nullable(isoDate),
});

export const balance = z.object({
  symbol: title,
  contract: nullable(address),
  decimals: nullable(z.number()),
  available: nullable(decimal),
  staked: nullable(decimal),
  locked: nullable(decimal),
  fiatValue: nullable(decimal),
});

export type Settings = z.infer<typeof settings>;
export type User = z.infer<typeof user>;
export type Balance = z.infer<typeof balance>;
