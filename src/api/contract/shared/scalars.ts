import * as z from 'zod/mini';
import { SLUG } from '@/utils/slug';
import { caught } from './caught';

const text = (max: number) => z.string().check(z.maxLength(max));
const filled = (max: number) => text(max).check(z.minLength(1));

/**
 * An amount as a decimal string, never as a JSON number. A uint256 with 18 decimals has at most 60 digits before the
 * point.
 */
export const decimal = z.string().check(z.maxLength(100), z.regex(/^-?\d{1,60}(\.\d+)?$/));
export const decimalFromZero = z.string().check(z.maxLength(100), z.regex(/^\d{1,60}(\.\d+)?$/));
/**
 * An amount that an investor may request: no sign, no more decimals than the token has, and at most
 * `AMOUNT_WHOLE_DIGITS` digits before the point.
 */
export const amount = z.string().check(z.regex(/^\d{1,30}(\.\d{1,18})?$/));
export const isoDate = z.iso.datetime({ offset: true }).check(z.maxLength(40));
export const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
export const hash = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))]);
export const origin = z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s/?#@]+$/));
export const id = filled(200);
/** A value that the service may add to. Unknown values are shown as they are. */
export const openEnum = filled(100);
export const seconds = z.number().check(z.gte(0));
export const nothing = z.object({});

export const title = text(300);
export const sentence = text(2_000);
export const prose = text(20_000);
export const richText = text(200_000);
export const link = text(2_000);
export const sessionToken = filled(8_000);
export const listOf = <Schema extends z.ZodMiniType>(item: Schema, max: number) =>
  z.array(item).check(z.maxLength(max));

/**
 * Makes a displayed value null if it is absent or has a wrong type, so that the rest of the answer stays usable. Use
 * it only for values that neither money nor a decision depends on.
 */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) => caught(z.nullable(schema), null);
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => caught(z.nullish(schema), null);
export const optionalText = caught(sentence, '');
export const optionalProse = caught(prose, '');
export const optionalList = <Schema extends z.ZodMiniType>(item: Schema, max: number) => caught(listOf(item, max), []);

export const shortText = filled(100);
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const captcha = filled(4_000);
export const currencyCode = filled(20);
export const idempotencyKey = z.string().check(z.minLength(8), z.maxLength(100));

/** Accepts text too, because query parameters are text, while an encrypted payload contains numbers. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.multipleOf(1), z.gte(min), z.lte(max));

export type Address = `0x${string}`;
export type Hash = `0x${string}`;

export const slug = z.string().check(z.regex(SLUG));
