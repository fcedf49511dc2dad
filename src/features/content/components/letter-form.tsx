import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sendLetter, type Letter } from '@/api/endpoints/contact';
import { fieldMessagesOf } from '@/errors/words/calls';
import { Form } from '@/ui/form/form';
import { SelectField } from '@/ui/form/select-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextArea } from '@/ui/form/text-area';
import { TextField } from '@/ui/form/text-field';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { FIELDS, LETTER_RULES, letterOf, LONGEST_LETTER, TOPICS, type LetterFields } from '../model/letter';

const Narrow = styled('div')({ maxInlineSize: 560, fontSize: '1rem', lineHeight: 1.5 });

type Props = { orderRef: string; topic: string; onSent: (ticketNo: string, letter: Letter) => void };

function useLetter({ orderRef, topic, onSent }: Props) {
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, formState } = useForm<LetterFields>({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', topic, message: '', orderRef },
  });
  const send = useMutation({
    mutationFn: async (letter: Letter) => sendLetter(letter, await ask()),
    onSuccess: ({ ticketNo }, letter) => onSent(ticketNo, letter),
    onError: (error) => {
      const messages = fieldMessagesOf(error);
      // Each call moves the focus, so the first field is marked last.
      for (const field of FIELDS.toReversed())
        if (messages[field]) setError(field, { message: messages[field] }, { shouldFocus: true });
    },
  });
  const sendOnce = useOneAtATime(send.mutateAsync);
  const submit = handleSubmit((fields) => sendOnce(letterOf(fields)));
  const isShownAtField = FIELDS.some((field) => field in fieldMessagesOf(send.error));
  return {
    register,
    errors: formState.errors,
    submit,
    widget,
    isBusy: send.isPending,
    fault: isShownAtField ? null : send.error,
  };
}

export function LetterForm(props: Props) {
  const { register, errors, submit, widget, isBusy, fault } = useLetter(props);
  return (
    <Narrow>
      <Form aria-label="Message to the bank" onSubmit={(event) => void submit(event)} style={{ marginBlockStart: 8 }}>
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={100}
          error={errors.name?.message}
          {...register('name', LETTER_RULES.name)}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          error={errors.email?.message}
          {...register('email', LETTER_RULES.email)}
        />
        <SelectField
          label="Topic"
          options={TOPICS}
          error={errors.topic?.message}
          {...register('topic', LETTER_RULES.topic)}
        />
        <TextField
          label="Order reference"
          hint="If it is about an order, enter its number, or its address from your list of orders."
          dir="ltr"
          maxLength={100}
          error={errors.orderRef?.message}
          {...register('orderRef')}
        />
        <TextArea
          label="Message"
          hint="Leave out passwords, codes and recovery words."
          maxLength={LONGEST_LETTER}
          error={errors.message?.message}
          {...register('message', LETTER_RULES.message)}
        />
        {widget}
        <FormError error={fault} onRetry={() => void submit()} />
        <SubmitButton isBusy={isBusy}>Send</SubmitButton>
      </Form>
    </Narrow>
  );
}
