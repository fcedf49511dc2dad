import { isAppError } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/words/calls';

type FieldRefusals = { planId?: string; amount?: string };

export function stakeFieldRefusals(error: unknown): FieldRefusals {
  const { planId, amount } = fieldMessagesOf(error);
  return { ...(planId && { planId }), ...(amount && { amount }) };
}

export const isGateRefusal = (error: unknown): boolean => isAppError(error) && error.fault.kind === 'gate';
