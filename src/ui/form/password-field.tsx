import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Button } from '../button/button';
import { Field, useFieldIds } from './field';
import { Input, type TextFieldProps } from './text-field';

const Line = styled('div')({ position: 'relative' });
const Secret = styled(Input)({ paddingInlineEnd: 84 });
const Toggle = styled(Button)({
  position: 'absolute',
  insetInlineEnd: 2,
  insetBlock: 2,
  minBlockSize: 0,
  border: 0,
  fontSize: '0.9375rem',
  color: color.soft,
});

type Props = Omit<TextFieldProps, 'type' | 'hint'> & { hint?: string; meter?: ReactNode };

export function PasswordField({ label, hint, error, meter, ref, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const action = isShown ? 'Hide' : 'Show';
  const ids = useFieldIds({ hint, error });
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Line>
        <Secret
          {...input}
          ref={ref}
          {...ids}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Toggle type="button" aria-label={`${action} what is typed`} onClick={() => setShown(!isShown)}>
          {action}
        </Toggle>
      </Line>
      {meter}
    </Field>
  );
}
