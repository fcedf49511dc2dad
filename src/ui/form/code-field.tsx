import styled from '@emotion/styled';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field';

const DIGITS = 6;

const Spaced = styled(TextField)({ letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' });

const ALONE = /(?<!\d)\d{6}(?!\d)/g;

/**
 * Finds the code in a pasted message, which can contain other numbers, such as a date. Complete codes are sent at once,
 * so a wrong guess would use up a try.
 */
function codeIn(text: string, before: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length <= DIGITS) return digits;
  const [first, second] = text.match(ALONE) ?? [];
  return second === undefined ? (first ?? before) : before;
}

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & { value: string; onValue: (code: string) => void };

export function CodeField({ value, onValue, ...field }: Props) {
  const keep = (text: string) => onValue(codeIn(text, value));
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
