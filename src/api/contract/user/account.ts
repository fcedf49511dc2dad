import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { oneTimeCode, password, recoveryCode, sessionId } from '../shared/codes';
import { settings } from '../shared/entities';
import {
  address,
  id,
  isoDate,
  link,
  listOf,
  optional,
  nothing,
  openEnum,
  origin,
  seconds,
  sentence,
  shortText,
  title,
  type Address,
} from '../shared/scalars';

const ENCRYPTED = { encrypted: true } as const;

const blockedBy = listOf(z.object({ kind: openEnum, text: sentence, orderId: z.nullish(id) }), 1_000);

/** While there are blockers, such as an open order, the account cannot be deactivated, even with a valid code. */
export const deactivateAccount = defineCall(
  'POST',
  'user/deactivateAccount',
  z.object({ reason: z.string().check(z.minLength(1), z.maxLength(1_000)), password }),
  z.object({
    sessionId,
    expiresAt: isoDate,
    resendAfter: optional(seconds),
    blockers: listOf(sentence, 1_000),
    blockedBy: optional(blockedBy),
  }),
  ENCRYPTED,
);

export const verifyDeactivateOtp = defineCall(
  'POST',
  'user/verifyOTPDeactivate',
  z.object({ sessionId, otp: oneTimeCode }),
  nothing,
  ENCRYPTED,
);

/** With `z.never()`, a secret that is too long is refused. Otherwise, it would count as absent. */
const withoutSecret = z.object({ secret: z.optional(z.never()), otpauthUrl: z.optional(z.never()) });

/**
 * Turning two-factor on returns a secret that takes effect once it is verified. Turning it off needs an authenticator
 * code or a recovery code.
 */
export const enableTwoFactor = defineCall(
  'POST',
  'user/enableTwoFactorGoogle',
  z.object({ enable: z.boolean(), totp: z.optional(oneTimeCode), recoveryCode: z.optional(recoveryCode) }),
  z.union([z.object({ secret: title, otpauthUrl: link }), withoutSecret]),
  ENCRYPTED,
);

export const verifyTwoFactor = defineCall(
  'POST',
  'user/verifyTwoFactorGoogle',
  z.object({ totp: oneTimeCode }),
  z.object({ enabled: z.boolean(), recoveryCodes: listOf(title, 100) }),
  ENCRYPTED,
);

/**
 * The new codes are returned only here, and the previous ones stop working. A service without this call omits
 * `recoveryCodesLeft`.
 */
export const renewRecoveryCodes = defineCall(
  'POST',
  'user/recoveryCodes',
  z.object({ totp: oneTimeCode }),
  z.object({ recoveryCodes: listOf(title, 100) }),
  ENCRYPTED,
);

export const getSettings = defineCall('GET', 'user/settings', nothing, settings);

export const putSettings = defineCall(
  'PUT',
  'user/settings',
  z.object({
    direction: z.optional(z.enum(['ltr', 'rtl'])),
    theme: z.optional(z.enum(['DARK', 'LIGHT'])),
    responsiveFontSizes: z.optional(z.boolean()),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** The time of the change by the service's clock. The service ignores changes older than the last one. */
    updatedAt: z.optional(isoDate),
    notify: z.optional(z.object({ email: z.optional(z.boolean()), sms: z.optional(z.boolean()) })),
    termsAcceptedVersion: z.optional(shortText),
    riskAcceptedVersion: z.optional(shortText),
  }),
  settings,
);

/**
 * With `replaces` (the linked wallet), the service expects two messages: one from each wallet, each with the other
 * wallet's address.
 */
export const getWalletNonce = defineCall(
  'GET',
  'user/userWalletRequest',
  z.object({ address, origin: z.optional(origin), replaces: z.optional(address) }),
  z.object({
    nonce: title,
    domain: title,
    uri: link,
    chainId: z.number(),
    expiresAt: isoDate,
    formerNonce: z.nullish(title),
  }),
);

const signedMessage = {
  message: z.string().check(z.minLength(1), z.maxLength(4_000)),
  signature: z.string().check(z.regex(/^0x[0-9a-fA-F]{2,8192}$/)),
};

export const linkWallet = defineCall(
  'POST',
  'user/userWalletRequest',
  z.object({ ...signedMessage, former: z.optional(z.object(signedMessage)) }),
  z.object({ walletStatus: openEnum, walletAddress: address }),
  ENCRYPTED,
);

/** Confirms the codes that `user/contactUs` sent for a lost wallet. Only the newest request is valid. */
export const confirmLostWallet = defineCall(
  'POST',
  'user/lostWallet',
  z.object({ sessionId, phoneOtp: z.optional(oneTimeCode), emailOtp: z.optional(oneTimeCode) }),
  z.object({ effectiveAt: isoDate }),
  ENCRYPTED,
);

export const stopLostWallet = defineCall('DELETE', 'user/lostWallet', nothing, nothing);

const HARMLESS = 'Signing moves nothing and costs nothing.';

export const replaceStatements = (former: Address, next: Address) => ({
  former: `Replace this wallet by ${next} in my FNX account. ${HARMLESS}`,
  next: `This wallet replaces ${former} in my FNX account. ${HARMLESS}`,
});
