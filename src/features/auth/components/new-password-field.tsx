import type { Ref } from 'react';
import { PasswordField } from '@/ui/form/password-field';
import { StrengthMeter } from '@/ui/form/strength-meter';
import type { TextFieldProps } from '@/ui/form/text-field';
import { adviceFor, LONGEST_PASSWORD, SHORTEST_PASSWORD, strengthOf } from '../model/password-strength';

export const NEW_PASSWORD_RULES = {
  required: `Choose a password of ${SHORTEST_PASSWORD} characters or more.`,
  minLength: { value: SHORTEST_PASSWORD, message: `Use ${SHORTEST_PASSWORD} characters or more.` },
  maxLength: { value: LONGEST_PASSWORD, message: `Use ${LONGEST_PASSWORD} characters at most.` },
};

type Props = Omit<TextFieldProps, 'value'> & { typed: string; ref?: Ref<HTMLInputElement> };

export function NewPasswordField({ typed, ...field }: Props) {
  const strength = strengthOf(typed);
  const meter = typed === '' ? null : <StrengthMeter strength={strength} advice={adviceFor(strength)} />;
  return <PasswordField autoComplete="new-password" {...field} meter={meter} />;
}
