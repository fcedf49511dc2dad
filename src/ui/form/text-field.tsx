import { styled } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { color } from '@/theme/tokens';

const Row = styled('div')({ display: 'grid', gap: 6 });

const Label = styled('label')({ fontSize: '0.9375rem', color: color.soft });

const Input = styled('input')({
  font: 'inherit',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: 10,
  paddingInline: 14,
  borderRadius: 3,
  border: `1px solid ${color.edge}`,
  background: color.ground,
  color: color.ink,
  '&[aria-invalid="true"]': { borderColor: color.loss },
  '&::placeholder': { color: color.faint },
});

const Hint = styled('p')({ fontSize: '0.875rem', color: color.faint });
export const FieldError = styled('p')({ fontSize: '0.875rem', color: color.loss });

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A native input with its label, its hint and its message, tied together for everybody. */
export function TextField({ label, error, hint, ref, ...input }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      <Input {...input} ref={ref} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy || undefined} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Row>
  );
}
