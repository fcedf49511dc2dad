import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Address } from '@/api/contract';
import { heldOnChainQuery } from '@/chain/queries';
import type { AppConfig } from '@/config/app-config';
import { readRecipient } from '@/domain/recipient';
import { RECIPIENT_WORDS } from '@/errors/words/recipient';
import { allToSend, readAmountToSend } from '../model/amount-to-send';
import type { ReviewedSending, SendDraft } from '../model/kept-sending';
import { useKnownAddresses } from './use-known-addresses';

export type SendFormProps = {
  wallet: Address;
  config: AppConfig;
  draft: SendDraft;
  onDraft: (draft: SendDraft) => void;
  onReview: (reviewed: ReviewedSending) => void;
};

type Judged = Partial<Record<'to' | 'amount', boolean>>;

/** What is typed, what is wrong with it beside its field, and the review that comes of it. */
export function useSendForm({ wallet, config, draft, onDraft, onReview }: SendFormProps) {
  const contracts = { FNX: config.fnxToken, USDT: config.payTokens.USDT, BNB: 'coin' } as const;
  const held = useQuery(heldOnChainQuery(contracts[draft.token], wallet));
  const recipient = readRecipient(draft.to, useKnownAddresses(config, wallet));
  const read = readAmountToSend(draft.amount, draft.token, held.data);
  const [judged, setJudged] = useState<Judged>({});
  const to = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);

  const change = (changes: Partial<SendDraft>) => {
    setJudged((before) => ({
      to: changes.to === undefined && before.to,
      amount: changes.amount === undefined && changes.token === undefined && before.amount,
    }));
    onDraft({ ...draft, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged({ to: true, amount: true });
    if (recipient.kind === 'refused') to.current?.focus();
    else if (read.error !== undefined) amount.current?.focus();
    else {
      const { token } = draft;
      onReview({ id: crypto.randomUUID(), token, to: recipient.address, amount: read.amount, from: wallet });
    }
  };
  const all = held.data && allToSend(draft.token, held.data);
  return {
    held,
    change,
    submit,
    takeAll: all ? () => change({ amount: all }) : undefined,
    to: {
      ref: to,
      value: draft.to,
      error: judged.to && recipient.kind === 'refused' ? RECIPIENT_WORDS[recipient.fault.kind] : undefined,
      onBlur: () => draft.to !== '' && setJudged((before) => ({ ...before, to: true })),
    },
    amount: {
      ref: amount,
      value: draft.amount,
      error: judged.amount ? read.error : undefined,
      onBlur: () => draft.amount !== '' && setJudged((before) => ({ ...before, amount: true })),
    },
  };
}
