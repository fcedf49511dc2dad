import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';

const Row = styled('div')({ display: 'grid', gap: 6, minInlineSize: 0 });
const Label = styled('label')({ fontSize: '0.9375rem', color: color.soft });
const Hint = styled('p')({ fontSize: '0.875rem', color: color.faint });
export const FieldError = styled('p')({ fontSize: '0.875rem', color: color.loss });

export const CONTROL = {
  font: 'inherit',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 48,
  paddingBlock: 10,
  paddingInline: 14,
  borderRadius: 3,
  border: `1px solid ${color.edge}`,
  background: color.ground,
  color: color.ink,
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid="true"]': { borderColor: color.loss },
  '&::placeholder': { color: color.faint, opacity: 1 },
} as const;

export type FieldText = { label: string; error?: string; hint?: ReactNode };

export function useFieldIds({ hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } as const;
}

export const FieldNotes = ({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) => (
  <>
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </>
);

export const Field = ({ id, label, hint, error, children }: { id: string; children: ReactNode } & FieldText) => (
  <Row>
    <Label htmlFor={id}>{label}</Label>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </Row>
);
