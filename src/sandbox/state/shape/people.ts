import * as z from 'zod/mini';
import { user } from '@/api/contract/shared/entities';
import { notice } from '@/api/contract/notification';
import { address, isoDate } from '@/api/contract/shared/scalars';
import { KYC_STATUSES, KYC_STEPS, NOTICES_SENT } from '../../service/domain/state';
import { count, email, hex, nonEmpty, text, whole } from './scalars';

const passwordHash = z.object({ salt: nonEmpty, hash: hex.check(z.length(64)) });
const limited = {
  wrongTries: z.array(whole),
  lockedUntil: whole,
  sends: z.object({ phone: z.array(whole), email: z.array(whole) }),
};

const person = { firstName: text, lastName: text, email, phone: text, countryCode: text, country: text };

const settings = z.object({
  direction: nonEmpty,
  theme: nonEmpty,
  responsiveFontSizes: z.boolean(),
  currency: text,
  notify: z.object({ email: z.boolean(), sms: z.boolean() }),
  updatedAt: z.optional(isoDate),
});

/** Fields that the service needs are required here, although they are optional for the app. */
export const account = z.extend(z.omit(user, { walletStatus: true, kycStatus: true }), {
  ...limited,
  ...person,
  isCountryServed: z.nullish(z.boolean()),
  avatar: z.nullish(text),
  kycComment: z.nullish(text),
  kycLabels: z.nullish(z.array(text)),
  twoFactorEnabled: z.boolean(),
  recoveryCodesLeft: z.nullish(z.number()),
  settings,
  createdAt: isoDate,
  kycStatus: z.enum(KYC_STATUSES),
  password: passwordHash,
  twoFactor: z.optional(z.object({ secret: nonEmpty, lastStep: count, recoveryHashes: z.array(text) })),
  deactivatedAt: z.optional(whole),
});

const code = z.object({ hash: hex, salt: nonEmpty, expiresAt: whole, wrongTries: count });
const channelFields = { code, isAccepted: z.boolean(), resends: z.int().check(z.gte(-1)), resendAt: whole };
const channel = z.object(channelFields);
const signUpChannel = z.object({ ...channelFields, isSent: z.boolean() });

export const loginAttempt = z.object({
  id: nonEmpty,
  accountId: nonEmpty,
  endsAt: whole,
  channels: z.object({ phone: channel, email: channel }),
  isSecondFactorAccepted: z.optional(z.boolean()),
});

export const signUp = z.object({
  id: nonEmpty,
  person: z.object(person),
  password: passwordHash,
  accepted: z.object({ termsAcceptedVersion: z.nullish(text), riskAcceptedVersion: z.nullish(text) }),
  endsAt: whole,
  accountId: z.optional(nonEmpty),
  channels: z.object({ phone: signUpChannel, email: signUpChannel }),
});

export const forgotAttempt = z.object({ id: nonEmpty, email, accountId: z.optional(nonEmpty), endsAt: whole, channel });
export const resetToken = z.object({
  hash: hex,
  accountId: nonEmpty,
  expiresAt: whole,
  isUsed: z.boolean(),
  isReplaced: z.optional(z.boolean()),
});
export const counter = z.object({
  ...limited,
  purpose: z.enum(['SIGN_UP', 'FORGOT']),
  address: nonEmpty,
  usedAt: whole,
});

export const session = z.object({
  id: nonEmpty,
  accountId: nonEmpty,
  secretKey: hex.check(z.minLength(32)),
  openedAt: whole,
  expiresAt: whole,
});

export const message = z.object({
  to: nonEmpty,
  channel: z.enum(['sms', 'email']),
  subject: text,
  text,
  code: z.optional(text),
  at: isoDate,
});

export const accountNotice = z.extend(notice, {
  type: z.enum(['KYC', 'ORDER', 'STAKE', 'SECURITY', 'NEWS']),
  link: z.nullish(text),
  createdAt: isoDate,
  accountId: nonEmpty,
});
export const applicant = z.object({
  accountId: nonEmpty,
  applicantId: nonEmpty,
  done: z.array(z.enum(KYC_STEPS)),
  wasSubmitted: z.boolean(),
});
export const walletNonce = z.object({
  nonce: nonEmpty,
  accountId: nonEmpty,
  address,
  pair: z.optional(z.object({ role: z.enum(['former', 'next']), other: address })),
  expiresAt: whole,
});

export const lostWallet = z.object({
  id: nonEmpty,
  accountId: nonEmpty,
  wallet: address,
  channels: z.object({ phone: channel, email: channel }),
  endsAt: whole,
  since: z.optional(z.int()),
  [NOTICES_SENT]: count,
});

export const deactivation = z.object({
  id: nonEmpty,
  accountId: nonEmpty,
  reason: text,
  endsAt: whole,
  code,
  resends: count,
  resendAt: whole,
});

export const ticket = z.object({
  name: text,
  email,
  topic: text,
  message: text,
  orderRef: z.optional(text),
  ticketNo: nonEmpty,
  at: whole,
});

export const subscription = z.object({ email, askedAt: whole });
