import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { reportLostWallet, type LostWalletStarted } from '@/api/endpoints/user/lost-wallet';
import { profileQuery } from '@/api/endpoints/user/profile';
import { LOST_WALLET_DAYS, WALLET_RULE } from '@/config/wallet-rule';
import { AppError } from '@/errors/app-error';
import { TextButton } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextArea } from '@/ui/form/text-area';
import { Actions } from '@/ui/layout/actions';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useServiceNow } from '@/utils/hooks/use-service-now';

const DAY_MS = 86_400_000;
const EVERY_MS = 60_000;
const MAX_LENGTH = 5_000;

type Props = {
  message: string;
  onType: (text: string) => void;
  onSent: (begun: NonNullable<LostWalletStarted>) => void;
  onLeave: () => void;
};

export function LostWalletForm({ message, onType, onSent, onLeave }: Props) {
  const profile = useQuery(profileQuery).data;
  const [isJudged, setJudged] = useState(false);
  const now = useServiceNow(EVERY_MS);
  const until = now === null ? null : new Date(now + LOST_WALLET_DAYS * DAY_MS).toISOString();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: async () => {
      if (!profile) throw new AppError({ kind: 'offline' });
      const { firstName, lastName, email } = profile;
      const begun = await reportLostWallet({ name: `${firstName} ${lastName}`, email, message: message.trim() });
      if (!begun) throw new AppError({ kind: 'protocol', reason: 'shape' });
      return begun;
    },
    onSuccess: onSent,
  });
  const send = useOneAtATime(sending.mutateAsync);
  const submit = () => {
    setJudged(true);
    if (message.trim() === '') field.current?.focus();
    else send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <>
      <p>{WALLET_RULE.lost}</p>
      <p>
        {until !== null && (
          <>
            If you start today, you can link a new wallet from <Moment iso={until} form="day" />.{' '}
          </>
        )}
        {WALLET_RULE.stays}
      </p>
      <Form onSubmit={onSubmit} aria-label="Lost wallet">
        <TextArea
          ref={field}
          label="What happened to the wallet?"
          hint="Don’t include passwords, codes or recovery words."
          maxLength={MAX_LENGTH}
          error={isJudged && message.trim() === '' ? 'Tell us what happened.' : undefined}
          value={message}
          onChange={({ target }) => onType(target.value)}
        />
        <FormError error={sending.error} onRetry={submit} />
        <Actions>
          <SubmitButton isBusy={sending.isPending}>Send and get codes</SubmitButton>
          <TextButton type="button" onClick={onLeave}>
            Keep my linked wallet
          </TextButton>
        </Actions>
      </Form>
    </>
  );
}
