import * as z from 'zod/mini';
import { isoDate, seconds, nullable } from './scalars';

export const sessionId = z.string().check(z.minLength(1), z.maxLength(200));
export const oneTimeCode = z.string().check(z.regex(/^\d{6}$/));
export const recoveryCode = z.string().check(z.minLength(1), z.maxLength(40));

export const resent = z.object({ expiresAt: isoDate, resendAfter: seconds, sendsLeft: nullable(z.number()) });

export const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/));
/** An existing password. Only new passwords have a minimum length. */
export const password = z.string().check(z.minLength(1), z.maxLength(128));
export const newPassword = z.string().check(z.minLength(10), z.maxLength(128));
