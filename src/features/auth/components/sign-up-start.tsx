import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { CREATE_ACCOUNT } from '@/config/routes';
import { ACCOUNT_MINUTES } from '@/config/step-times';
import { useSession } from '@/session/use-session';
import { color, from } from '@/theme/tokens';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { draftOfFlow } from '../model/registration';
import { emailAtSignUp, EMAIL_RULES } from '../model/email';

/**
 * This section is hidden before hydration for visitors who seem to be logged in. Otherwise, it would appear and
 * vanish.
 */
const Region = styled('section')({
  maxInlineSize: 560,
  paddingBlockEnd: 40,
  'html[data-member] &': { display: 'none' },
});
const Title = styled('h2')({ fontSize: '1.5rem', marginBlockEnd: 8 });
const Needed = styled('ul')({
  display: 'grid',
  gap: 4,
  marginBlock: '10px 24px',
  paddingInlineStart: 20,
  listStyle: 'disc',
  color: color.soft,
});
const Line = styled('div')({
  display: 'grid',
  gap: 16,
  '& button': { minBlockSize: 48 },
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '&:has([aria-invalid])': { alignItems: 'center' },
  },
});

export function SignUpStart() {
  const id = useId();
  const router = useRouter();
  const isMember = useSession().state === 'authenticated';
  const [email, setEmail] = useState('');
  const [wasTried, setTried] = useState(false);
  const error = errorIn(email);
  const flow = useStoredFlow(storedSignUpFlow);
  const known = flow ? draftOfFlow(flow).email : '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The user may have filled the field before hydration.
    const stored = input.current?.value || emailAtSignUp.read() || known;
    if (stored !== '') setEmail((typed) => typed || stored);
  }, [known]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const given = input.current?.value ?? '';
    if (errorIn(given)) {
      input.current?.focus();
      return;
    }
    storedSignUpFlow.restore();
    storedSignUpFlow.send({ type: 'email-given', email: given.trim() });
    emailAtSignUp.keep('');
    void router.push(CREATE_ACCOUNT);
  };
  if (isMember) return null;
  return (
    <Region aria-labelledby={id}>
      <Title id={id}>Start here</Title>
      <p>It takes about {ACCOUNT_MINUTES} minutes. You need:</p>
      <Needed>
        <li>a mobile phone that receives text messages,</li>
        <li>an e-mail address you can check now,</li>
        <li>later, before you buy: an identity document and a camera.</li>
      </Needed>
      <Form onSubmit={submit}>
        <Line>
          <TextField
            ref={input}
            label="E-mail"
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            value={email}
            error={wasTried ? error : undefined}
            onChange={({ target }) => {
              setEmail(target.value);
              emailAtSignUp.keep(target.value);
            }}
          />
          <SubmitButton isBusy={false}>Continue</SubmitButton>
        </Line>
      </Form>
    </Region>
  );
}

const errorIn = (email: string): string | undefined => {
  if (email.trim() === '') return EMAIL_RULES.required;
  return EMAIL_RULES.pattern.value.test(email) ? undefined : EMAIL_RULES.pattern.message;
};
