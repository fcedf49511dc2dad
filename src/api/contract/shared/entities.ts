import * as z from 'zod/mini';
import { address, decimal, id, isoDate, openEnum } from './scalars';

export const settings = z.object({
  direction: openEnum,
  theme: openEnum,
  responsiveFontSizes: z.boolean(),
  currency: z.string(),
  notify: z.object({ email: z.boolean(), sms: z.boolean() }),
});

/** What may be absent may also be null: services differ in how they leave a field out. */
export const user = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  country: z.string(),
  /** False where shares cannot be offered there; a service that does not say it refuses the order itself. */
  isCountryServed: z.nullish(z.boolean()),
  avatar: z.nullish(z.string()),
  kycStatus: openEnum,
  kycComment: z.nullish(z.string()),
  kycLabels: z.nullish(z.array(z.string())),
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /** Where two-factor is on and new codes can be asked for. */
  recoveryCodesLeft: z.nullish(z.number()),
  walletAddress: z.nullish(address),
  walletStatus: openEnum,
  termsAcceptedVersion: z.nullish(z.string()),
  riskAcceptedVersion: z.nullish(z.string()),
  settings,
  createdAt: isoDate,
});

export const balance = z.object({
  symbol: z.string(),
  contract: z.nullable(address),
  decimals: z.number(),
  available: decimal,
  staked: decimal,
  locked: decimal,
  fiatValue: decimal,
});

export type Settings = z.infer<typeof settings>;
export type User = z.infer<typeof user>;
export type Balance = z.infer<typeof balance>;
