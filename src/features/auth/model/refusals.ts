import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldMessagesOf } from '@/errors/text/calls';
import { ownValue } from '@/utils/own-value';

export type FieldNames<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

export function showRefusals<Values extends FieldValues>(
  error: unknown,
  names: FieldNames<Values>,
  setError: UseFormSetError<Values>,
): void {
  const messages = fieldMessagesOf(error);
  const fieldErrors = Object.entries(names).flatMap(([sent, name]) => {
    const message = ownValue(messages, sent);
    return message === undefined ? [] : [{ name, message }];
  });
  fieldErrors.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }));
}

/** Returns the error to show above the button, or null if a field already shows it. */
export const restOf = (error: unknown, names: Readonly<Record<string, string>>): unknown =>
  Object.keys(fieldMessagesOf(error)).some((sent) => Object.hasOwn(names, sent)) ? null : error;
