import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldMessagesOf } from '@/errors/words/calls';
import { ownValue } from '@/utils/own-value';

/** What the service calls a field, and what the form does. */
export type FieldNames<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

/** Puts what the service said of each field beside it, and the focus into the first. */
export function showRefusals<Values extends FieldValues>(
  error: unknown,
  names: FieldNames<Values>,
  setError: UseFormSetError<Values>,
): void {
  const messages = fieldMessagesOf(error);
  const told = Object.entries(names).flatMap(([sent, name]) => {
    const message = ownValue(messages, sent);
    return message === undefined ? [] : [{ name, message }];
  });
  told.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }));
}

/** What has no field to stand beside is told above the button. */
export const restOf = (error: unknown, names: Readonly<Record<string, string>>): unknown =>
  Object.keys(fieldMessagesOf(error)).some((sent) => Object.hasOwn(names, sent)) ? null : error;
