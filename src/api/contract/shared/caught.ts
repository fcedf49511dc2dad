import * as z from 'zod/mini';

const TOO_LONG = Symbol('too long');

type Issue = { code?: string; errors?: readonly (readonly Issue[])[] };

const isTooLong = ({ code, errors = [] }: Issue): boolean =>
  code === 'too_big' || errors.some((issues) => issues.some(isTooLong));

/**
 * Like `z.catch`, but a text or list that is too long fails the whole answer. When Zod generates the JSON schema, there
 * is no error to check.
 */
export const caught = <Schema extends z.ZodMiniType, Fallback extends z.output<Schema>>(
  schema: Schema,
  fallback: Fallback,
) =>
  z
    .catch(schema, (context) => {
      const issues: readonly Issue[] = context?.error?.issues ?? [];
      return (issues.some(isTooLong) ? TOO_LONG : fallback) as Fallback;
    })
    .check(({ value, issues }) => {
      if ((value as unknown) === TOO_LONG)
        issues.push({ code: 'too_big', origin: 'string', maximum: 0, input: value, message: 'Too long' });
    });
