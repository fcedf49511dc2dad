import styled from '@emotion/styled';
import type { InputHTMLAttributes, Ref } from 'react';
import { CONTROL, Field, useFieldIds } from './field';

export { FieldError } from './field';

export const Input = styled('input')(CONTROL);

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ label, error, hint, ref, ...input }: TextFieldProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Input {...input} ref={ref} {...ids} />
    </Field>
  );
}
