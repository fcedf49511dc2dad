import * as z from 'zod/mini';

/** An amount: a decimal string, never a JSON number. */
export const decimal = z.string().check(z.maxLength(100), z.regex(/^-?\d+(\.\d+)?$/));
export const isoDate = z.iso.datetime({ offset: true });
export const address = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]);
export const id = z.string().check(z.minLength(1));
/** Values that the service may add to: shown as they came, never a crash. */
export const openEnum = z.string().check(z.minLength(1));
export const seconds = z.number().check(z.gte(0));
export const nothing = z.object({});

export type Address = `0x${string}`;
