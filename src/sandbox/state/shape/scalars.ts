import * as z from 'zod/mini';

export const text = z.string();
export const nonEmpty = z.string().check(z.minLength(1));
export const whole = z.int();
export const count = z.int().check(z.gte(0));
export const units = z.string().check(z.regex(/^\d{1,40}(\.\d{1,18})?$/));
export const block = z.string().check(z.regex(/^\d{1,18}$/));
export const hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/));
export const email = z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/));
