import { isAppError } from '@/errors/app-error';
import { fieldMessagesOf, messageOf } from '@/errors/text/calls';

const attemptsText = (left: number) => (left === 1 ? '1 try left.' : `${left} tries left.`);

export function codeErrors<Field extends string>(
  thrown: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!isAppError(thrown) || (thrown.fault.kind !== 'wrong-code' && thrown.fault.kind !== 'form')) return {};
  const attemptsLeft = thrown.fault.kind === 'wrong-code' ? thrown.fault.attemptsLeft : undefined;
  const left = attemptsLeft === undefined ? '' : ` ${attemptsText(attemptsLeft)}`;
  const named = fieldMessagesOf(thrown);
  const only = fields.length === 1 ? fields[0] : undefined;
  const entries = fields.flatMap((field) => {
    const message = named[field] ?? (field === only ? messageOf(thrown) : undefined);
    return message === undefined ? [] : [[field, message + left]];
  });
  return Object.fromEntries(entries);
}
