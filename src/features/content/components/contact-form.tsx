import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sendContactMessage, type ContactMessage } from '@/api/endpoints/contact';
import { fieldMessagesOf } from '@/errors/text/calls';
import { Form } from '@/ui/form/form';
import { SelectField } from '@/ui/form/select-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextArea } from '@/ui/form/text-area';
import { TextField } from '@/ui/form/text-field';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import {
  FIELDS,
  CONTACT_RULES,
  contactMessageOf,
  MAX_MESSAGE_LENGTH,
  TOPICS,
  type ContactFields,
} from '../model/contact-message';

const Narrow = styled('div')({ maxInlineSize: 560, fontSize: '1rem', lineHeight: 1.5 });

type Props = { orderRef: string; topic: string; onSent: (ticketNo: string, message: ContactMessage) => void };

function useContactForm({ orderRef, topic, onSent }: Props) {
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, formState } = useForm<ContactFields>({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', topic, message: '', orderRef },
  });
  const send = useMutation({
    mutationFn: async (message: ContactMessage) => sendContactMessage(message, await ask()),
    onSuccess: ({ ticketNo }, message) => onSent(ticketNo, message),
    onError: (error) => {
      const messages = fieldMessagesOf(error);
      // The first field is marked last, because each call moves the focus.
      for (const field of FIELDS.toReversed())
        if (messages[field]) setError(field, { message: messages[field] }, { shouldFocus: true });
    },
  });
  const sendOnce = useOneAtATime(send.mutateAsync);
  const submit = handleSubmit((fields) => sendOnce(contactMessageOf(fields)));
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

export function ContactForm(props: Props) {
  const { register, errors, submit, widget, isBusy, fault } = useContactForm(props);
  return (
    <Narrow>
      <Form aria-label="Message to the bank" onSubmit={(event) => void submit(event)} style={{ marginBlockStart: 8 }}>
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={100}
          error={errors.name?.message}
          {...register('name', CONTACT_RULES.name)}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          error={errors.email?.message}
          {...register('email', CONTACT_RULES.email)}
        />
        <SelectField
          label="Topic"
          options={TOPICS}
          error={errors.topic?.message}
          {...register('topic', CONTACT_RULES.topic)}
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
          maxLength={MAX_MESSAGE_LENGTH}
          error={errors.message?.message}
          {...register('message', CONTACT_RULES.message)}
        />
        {widget}
        <FormError error={fault} onRetry={() => void submit()} />
        <SubmitButton isBusy={isBusy}>Send</SubmitButton>
      </Form>
    </Narrow>
  );
}
