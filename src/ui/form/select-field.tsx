import styled from '@emotion/styled';
import type { Ref, SelectHTMLAttributes } from 'react';
import { color } from '@/theme/tokens';
import { CONTROL, Field, useFieldIds, type FieldText } from './field';

export type Option = { value: string; label: string; isDisabled?: boolean };

const Box = styled('span')({ position: 'relative', display: 'block', minInlineSize: 0 });

export const CHOSEN_FROM_LIST = { paddingInlineEnd: 40, textOverflow: 'ellipsis' } as const;

const Native = styled('select')({
  ...CONTROL,
  ...CHOSEN_FROM_LIST,
  appearance: 'none',
  cursor: 'pointer',
  '& option': { background: color.raised, color: color.ink },
});

const Sign = styled('svg')({
  position: 'absolute',
  insetInlineEnd: 14,
  insetBlockStart: 'calc(50% - 4px)',
  pointerEvents: 'none',
  color: color.soft,
});

export const Arrow = () => (
  <Sign width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
    <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </Sign>
);

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly Option[];
  ref?: Ref<HTMLSelectElement>;
};

export const Select = ({ options, ref, ...select }: SelectProps) => (
  <Box>
    <Native {...select} ref={ref}>
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </Native>
    <Arrow />
  </Box>
);

export function SelectField({ label, hint, error, ...select }: SelectProps & FieldText) {
  const ids = useFieldIds({ hint, error });
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Select {...select} {...ids} />
    </Field>
  );
}
