import styled from '@emotion/styled';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { color } from '@/theme/tokens';
import { FieldNotes, useFieldIds } from './field';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 12, rowGap: 4 });
const Notes = styled('div')({ gridColumn: 2 });
const Label = styled('label')({ paddingBlock: 8 });

const Box = styled('input')({
  appearance: 'none',
  inlineSize: 24,
  blockSize: 24,
  margin: 0,
  marginBlockStart: 9,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.edge}`,
  borderRadius: 3,
  background: color.ground,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&[aria-invalid="true"]': { borderColor: color.loss },
  '&:checked': { background: color.metal, borderColor: color.metal },
  '&:checked::before': {
    content: '""',
    inlineSize: 14,
    blockSize: 14,
    background: color.onMetal,
    clipPath: 'polygon(8% 50%, 22% 38%, 41% 58%, 80% 14%, 93% 26%, 42% 84%)',
  },
  '&:disabled': { opacity: 0.6 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, hint, error, ref, ...input }: Props) {
  const { id, ...ids } = useFieldIds({ hint, error });
  const labelId = useId();
  return (
    <Row>
      <Box {...input} {...ids} ref={ref} id={id} type="checkbox" aria-labelledby={labelId} />
      <Label id={labelId} htmlFor={id}>
        {label}
      </Label>
      <Notes>
        <FieldNotes id={id} hint={hint} error={error} />
      </Notes>
    </Row>
  );
}
