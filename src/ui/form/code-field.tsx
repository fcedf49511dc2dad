import styled from '@emotion/styled';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field';

const DIGITS = 6;

const Spaced = styled(TextField)({ letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' });

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & { value: string; onValue: (code: string) => void };

export function CodeField({ value, onValue, ...field }: Props) {
  const keep = (text: string) => onValue(text.replace(/\D/g, '').slice(0, DIGITS));
  return (
    <Spaced
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => keep(event.target.value)}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault();
        keep(event.clipboardData.getData('text'));
      }}
    />
  );
}
