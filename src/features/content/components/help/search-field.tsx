import styled from '@emotion/styled';
import type { FormEvent, InputHTMLAttributes } from 'react';
import { TextField } from '@/ui/form/text-field';

const Form = styled('form')({
  maxInlineSize: 820,
  marginBlockEnd: 'clamp(28px, 3.4vw, 48px)',
  '@media print': { display: 'none' },
});

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'maxLength'> & {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
};

const stay = (event: FormEvent) => event.preventDefault();

export const SearchField = ({ name, label, value, onValue, ...field }: Props) => (
  <>
    <Form role="search" aria-label={name} data-scripted onSubmit={stay}>
      <TextField
        {...field}
        label={label}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Form>
    <noscript>
      <style>{'[data-scripted]{display:none}'}</style>
    </noscript>
  </>
);
