import styled from '@emotion/styled';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { CONTROL, Field, useFieldIds, type FieldText } from './field';

const Area = styled('textarea')({ ...CONTROL, minBlockSize: 160, lineHeight: 1.5, resize: 'vertical' });

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldText & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, ref, ...area }: Props) {
  const ids = useFieldIds({ hint, error });
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Area {...area} ref={ref} {...ids} />
    </Field>
  );
}
