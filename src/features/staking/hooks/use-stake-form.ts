import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@/api/contract';
import { isAppError } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/text/calls';
import { appConfigQuery } from '@/api/app-config-query';
import { balanceOnChainQuery } from '@/chain/queries';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { portionsToStake, readAmountToStake } from '../model/amount-to-stake';
import type { StakeDraft } from '../model/stored-stake';
import { rangeToStake } from '../model/stake-slider';

function useFnxBalance() {
  const wallet = useStore(walletStore);
  const { data: config } = useQuery(appConfigQuery);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const balance = useQuery(
    balanceOnChainQuery(isReady ? config?.fnxToken : undefined, isReady ? wallet.address : '0x'),
  );
  return { balance: balance, isReady };
}

type FieldRefusals = { planId?: string; amount?: string };

export function stakeFieldRefusals(error: unknown): FieldRefusals {
  const { planId, amount } = fieldMessagesOf(error);
  return { ...(planId && { planId }), ...(amount && { amount }) };
}

export const isGateRefusal = (error: unknown): boolean => isAppError(error) && error.fault.kind === 'gate';

const CLOSED = 'This plan is closed to new stakes. Choose another one.';

export type StakeFormProps = {
  mayReview: boolean;
  plan: Plan;
  draft: StakeDraft;
  onDraft: (changes: Partial<StakeDraft>) => void;
  onReview: (draft: StakeDraft) => void;
  error: unknown;
  isOpening: boolean;
};

export function useStakeForm({ mayReview, plan, draft, onDraft, onReview, error, isOpening }: StakeFormProps) {
  const { balance, isReady } = useFnxBalance();
  const [isJudged, setJudged] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const refused = stakeFieldRefusals(error);
  const read = readAmountToStake(draft.amount, plan, isReady ? balance.data : undefined);
  useEffect(() => {
    if (stakeFieldRefusals(error).amount) amount.current?.focus();
  }, [error]);

  const ask = () => onReview({ planId: plan._id, amount: read.error === undefined ? read.amount : draft.amount });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mayReview) return;
    setJudged(true);
    if (!plan.active) event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]:enabled')?.focus();
    else if (read.error !== undefined) amount.current?.focus();
    else ask();
  };
  const type = (typed: string) => {
    setJudged(false);
    // Stores the plan too, so that no other plan replaces it when it closes.
    onDraft({ planId: plan._id, amount: typed });
  };
  return {
    balance: balance,
    isReady,
    submit,
    ask,
    planError: plan.active ? refused.planId : CLOSED,
    amount: {
      ref: amount,
      value: draft.amount,
      error: (isJudged ? read.error : undefined) ?? refused.amount,
      onBlur: () => draft.amount !== '' && setJudged(true),
      onValue: isOpening ? undefined : type,
    },
    portions: isReady && balance.data ? portionsToStake(plan, balance.data) : [],
    range: isReady && balance.data ? rangeToStake(plan, balance.data) : null,
    onPortion: isOpening ? undefined : type,
  };
}
