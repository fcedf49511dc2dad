import * as z from 'zod/mini';
import { caught } from './caught';
import {
  address,
  decimal,
  id,
  isoDate,
  link,
  listOf,
  maybeTold,
  openEnum,
  sentence,
  title,
  told,
  toldText,
} from './scalars';

const notify = z.object({ email: told(z.boolean()), sms: told(z.boolean()) });

/** Nothing of it is needed: what is not told, or not known here, is as it is by default. */
export const settings = z.object({
  direction: told(openEnum),
  theme: told(openEnum),
  responsiveFontSizes: told(z.boolean()),
  currency: told(title),
  notify: caught(notify, { email: null, sms: null }),
  /** Of theme, direction, text size and currency: of two devices, the later change wins. */
  updatedAt: maybeTold(isoDate),
});

/** What may be absent may also be null: services differ in how they leave a field out. */
export const user = z.object({
  _id: id,
  firstName: toldText,
  lastName: toldText,
  email: toldText,
  phone: toldText,
  countryCode: toldText,
  country: toldText,
  /** False where shares cannot be offered there; a service that does not say it refuses the order itself. */
  isCountryServed: maybeTold(z.boolean()),
  avatar: maybeTold(link),
  kycStatus: openEnum,
  kycComment: maybeTold(sentence),
  kycLabels: maybeTold(listOf(title, 100)),
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  twoFactorEnabled: told(z.boolean()),
  /** Where two-factor is on and new codes can be asked for. */
  recoveryCodesLeft: maybeTold(z.number()),
  walletAddress: z.nullish(address),
  walletStatus: openEnum,
  termsAcceptedVersion: z.nullish(title),
  riskAcceptedVersion: z.nullish(title),
  settings: caught(settings, settings.parse({})),
  createdAt: told(isoDate),
});

export const balance = z.object({
  symbol: title,
  contract: told(address),
  decimals: told(z.number()),
  available: told(decimal),
  staked: told(decimal),
  locked: told(decimal),
  fiatValue: told(decimal),
});

export type Settings = z.infer<typeof settings>;
export type User = z.infer<typeof user>;
export type Balance = z.infer<typeof balance>;
