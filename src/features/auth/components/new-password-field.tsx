import type { Ref } from 'react';
import { PasswordField } from '@/ui/form/password-field';
import { StrengthMeter } from '@/ui/form/strength-meter';
import type { TextFieldProps } from '@/ui/form/text-field';
import { adviceFor, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, strengthOf } from '../model/password-strength';

export const NEW_PASSWORD_RULES = {
  required: `Choose a password of ${MIN_PASSWORD_LENGTH} characters or more.`,
  minLength: { value: MIN_PASSWORD_LENGTH, message: `Use ${MIN_PASSWORD_LENGTH} characters or more.` },
  maxLength: { value: MAX_PASSWORD_LENGTH, message: `Use ${MAX_PASSWORD_LENGTH} characters at most.` },
};

type Props = Omit<TextFieldProps, 'value'> & { typed: string; ref?: Ref<HTMLInputElement> };

export function NewPasswordField({ typed, ...field }: Props) {
  const strength = strengthOf(typed);
  const meter = typed === '' ? null : <StrengthMeter strength={strength} advice={adviceFor(strength)} />;
  return <PasswordField autoComplete="new-password" {...field} meter={meter} />;
}
