import * as z from 'zod/mini';
import { defineCall } from './call';
import { balance, user } from './entities';
import { address, decimal, isoDate, nothing, openEnum, seconds } from './scalars';

const sessionId = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.regex(/^\d{6}$/));

const requires = z.object({ phone: z.boolean(), email: z.boolean(), totp: z.boolean() });

export const userLogin = defineCall(
  'POST',
  'user/userLogin',
  z.object({
    email: z.string().check(z.maxLength(254), z.regex(/^\S+@\S+$/)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    captcha: z.string().check(z.minLength(1)),
  }),
  z.object({
    sessionId,
    requires,
    phoneMasked: z.string(),
    emailMasked: z.string(),
    expiresAt: isoDate,
    resendAfter: seconds,
  }),
  { access: 'public' },
);

export const loginVerifyOtp = defineCall(
  'POST',
  'user/login-verify-otp',
  z.object({
    sessionId,
    phoneOtp: z.optional(code),
    emailOtp: z.optional(code),
    totp: z.optional(code),
    recoveryCode: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  z.union([
    z.object({ token: z.string().check(z.minLength(1)), user }),
    z.object({ remaining: z.array(openEnum) }),
  ]),
  { access: 'public' },
);

export const loginResendOtp = defineCall(
  'POST',
  'user/login-resend-otp',
  z.object({ sessionId, channel: z.enum(['phone', 'email']) }),
  z.object({ expiresAt: isoDate, resendAfter: seconds, sendsLeft: z.number() }),
  { access: 'public' },
);

export const getProfile = defineCall('GET', 'user/getProfile', nothing, user);

export const logout = defineCall('PUT', 'user/logout', nothing, nothing);

export const dashboard = defineCall(
  'GET',
  'user/dashboard',
  nothing,
  z.object({
    totalShares: decimal,
    invested: decimal,
    currentValue: decimal,
    pnl: decimal,
    pnlPct: decimal,
    staked: decimal,
    rewards: decimal,
    price: decimal,
    openOrders: z.array(z.unknown()),
    nextDistribution: z.nullish(z.unknown()),
    todo: z.array(openEnum),
  }),
);

export const myWallet = defineCall(
  'GET',
  'user/my-wallet',
  nothing,
  z.object({
    walletAddress: z.nullish(address),
    walletStatus: openEnum,
    balances: z.array(balance),
    totalFiat: decimal,
  }),
);
