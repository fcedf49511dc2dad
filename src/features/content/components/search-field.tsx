import styled from '@emotion/styled';
import type { FormEvent, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { TextField } from '@/ui/form/text-field';

const Form = styled('form')({
  maxInlineSize: 820,
  marginBlockEnd: 'clamp(28px, 3.4vw, 48px)',
  '@media print': { display: 'none' },
});

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'maxLength'> & {
  /** Names the landmark. */
  name: string;
  label: string;
  hint?: string;
  value: string;
  onValue: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
};

const stay = (event: FormEvent) => event.preventDefault();

/** Finds while somebody types: there is nothing to send, and without scripts nothing to type into. */
export const SearchField = ({ name, label, hint, value, onValue, ref, ...field }: Props) => (
  <>
    <Form role="search" aria-label={name} data-scripted onSubmit={stay}>
      <TextField
        {...field}
        ref={ref}
        label={label}
        hint={hint}
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
