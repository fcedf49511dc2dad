import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Address } from '@/api/contract';
import { balanceOnChainQuery } from '@/chain/queries';
import type { AppConfig } from '@/config/app-config';
import { newReview } from '@/tx';
import { RECIPIENT_FAULT_TEXT } from '@/errors/text/recipient';
import { maxToSend, readAmountToSend } from '../model/amount-to-send';
import type { ReviewedSending, SendDraft } from '../model/stored-transfer';
import { useRecipient } from './use-recipient';

export type SendFormProps = {
  wallet: Address | null;
  mayReview: boolean;
  config: AppConfig;
  draft: SendDraft;
  onDraft: (draft: SendDraft) => void;
  onReview: (reviewed: ReviewedSending) => void;
};

type Judged = Partial<Record<'to' | 'amount', boolean>>;

export function useSendForm({ wallet, mayReview, config, draft, onDraft, onReview }: SendFormProps) {
  const contracts = { FNX: config.fnxToken, USDT: config.payTokens.USDT, BNB: 'coin' } as const;
  const balance = useQuery(balanceOnChainQuery(wallet ? contracts[draft.token] : undefined, wallet ?? '0x'));
  const { recipient, lookup, lookUp, settle } = useRecipient(draft.to, config, wallet);
  const read = readAmountToSend(draft.amount, draft.token, balance.data);
  const [judged, setJudged] = useState<Judged>({});
  const to = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const startOnce = useOneSubmit(draft);

  const change = (changes: Partial<SendDraft>) => {
    setJudged((before) => ({
      to: changes.to === undefined && before.to,
      amount: changes.amount === undefined && changes.token === undefined && before.amount,
    }));
    onDraft({ ...draft, ...changes });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!wallet || !mayReview) return;
    setJudged({ to: true, amount: true });
    const settled = await startOnce(settle);
    if (!settled) return;
    if (settled.recipient.kind === 'refused') to.current?.focus();
    else if (read.error !== undefined) amount.current?.focus();
    else {
      const { token } = draft;
      const { recipient: taken, found } = settled;
      const named = found && { name: found.name, ...(found.isOfEthereum && { isOfEthereum: true as const }) };
      const id = crypto.randomUUID();
      onReview({ ...newReview(), id, token, to: taken.address, amount: read.amount, from: wallet, ...named });
    }
  };
  const all = balance.data && maxToSend(draft.token, balance.data);
  return {
    balance: balance,
    lookup,
    change,
    submit,
    takeAll: all ? () => change({ amount: all }) : undefined,
    to: {
      ref: to,
      value: draft.to,
      error: judged.to && recipient?.kind === 'refused' ? RECIPIENT_FAULT_TEXT[recipient.fault.kind] : undefined,
      onBlur: () => {
        if (draft.to === '') return;
        setJudged((before) => ({ ...before, to: true }));
        lookUp();
      },
    },
    amount: {
      ref: amount,
      value: draft.amount,
      error: wallet && judged.amount ? read.error : undefined,
      onBlur: () => draft.amount !== '' && setJudged((before) => ({ ...before, amount: true })),
    },
  };
}

/** Allows one submit per draft. Discards the result if the draft changed during the lookup. */
function useOneSubmit(draft: SendDraft) {
  const latest = useRef(draft);
  const running = useRef<SendDraft | null>(null);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return async <T>(settle: () => Promise<T>): Promise<T | null> => {
    if (running.current === draft) return null;
    running.current = draft;
    const settled = await settle();
    // The submit of a later draft may still be running.
    if (running.current === draft) running.current = null;
    return latest.current === draft ? settled : null;
  };
}
