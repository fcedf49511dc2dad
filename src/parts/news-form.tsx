import styled from '@emotion/styled';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';
import { subscribeToNews } from '@/api/endpoints/contact';
import { queryClient } from '@/api/query-client';
import { fieldMessagesOf } from '@/errors/text/calls';
import { color } from '@/theme/tokens';
import { Checkbox } from '@/ui/form/checkbox';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

const Narrow = styled('div')({ maxInlineSize: 560, fontSize: '1rem', lineHeight: 1.5 });
const Requested = styled('div')({
  borderInlineStart: `3px solid ${color.gain}`,
  paddingInlineStart: 20,
  marginBlockStart: 20,
  '&:focus': { outline: 'none' },
});

/** An island with its own query client, so that the page around it stays plain HTML. */
export const NewsForm = () => (
  <QueryClientProvider client={queryClient}>
    <p>We write only when there is news. We will send one e-mail, and nothing else until you confirm.</p>
    <FormOrNext />
  </QueryClientProvider>
);

function FormOrNext() {
  const [asked, setAsked] = useState<string | null>(null);
  return <Narrow>{asked === null ? <AskForm onAsked={setAsked} /> : <WhatIsNext email={asked} />}</Narrow>;
}

type Fields = { email: string; consent: boolean };

const FORM = { mode: 'onTouched', defaultValues: { email: '', consent: false } } as const;

const RULES = {
  email: {
    required: 'Enter your e-mail address.',
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Enter an e-mail address such as name@example.com.' },
  },
  consent: { required: 'Tick the box so we may e-mail you.' },
};

type AskProps = { onAsked: (email: string) => void };

const useAsking = ({ onAsked }: AskProps, setError: UseFormSetError<Fields>) =>
  useMutation({
    mutationFn: (email: string) => subscribeToNews(email),
    onSuccess: (_answer, email) => onAsked(email),
    onError: (error) => {
      const message = fieldMessagesOf(error).email;
      if (message) setError('email', { message }, { shouldFocus: true });
    },
  });

function AskForm({ onAsked }: AskProps) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>(FORM);
  const ask = useAsking({ onAsked }, setError);
  const askOnce = useOneAtATime(ask.mutateAsync);
  const submit = handleSubmit(({ email }) => askOnce(email.trim()));
  const isShownAtField = 'email' in fieldMessagesOf(ask.error);
  return (
    <Form aria-label="News by e-mail" onSubmit={(event) => void submit(event)} style={{ marginBlockStart: 20 }}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={254}
        error={formState.errors.email?.message}
        {...register('email', RULES.email)}
      />
      <Checkbox
        label="E-mail me FNX news. I can unsubscribe at any time."
        error={formState.errors.consent?.message}
        {...register('consent', RULES.consent)}
      />
      <FormError error={isShownAtField ? null : ask.error} onRetry={() => void submit()} />
      <SubmitButton isBusy={ask.isPending}>Subscribe</SubmitButton>
    </Form>
  );
}

/** Shows the same text for every address, so that it does not reveal who has subscribed. */
function WhatIsNext({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Requested ref={box} role="status" tabIndex={-1}>
      <strong>Check your inbox</strong>
      <p>
        Look for our e-mail at <bdi dir="ltr">{email}</bdi>, and reply to it to confirm.
      </p>
    </Requested>
  );
}
