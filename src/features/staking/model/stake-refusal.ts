import { isAppError } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/words/calls';

type FieldRefusals = { planId?: string; amount?: string };

/** What the service said of a field that can be corrected here. */
export function stakeFieldRefusals(error: unknown): FieldRefusals {
  const { planId, amount } = fieldMessagesOf(error);
  return { ...(planId && { planId }), ...(amount && { amount }) };
}

/** The account lacks something: the gate above the button says what, once the profile has been read again. */
export const isGateRefusal = (error: unknown): boolean => isAppError(error) && error.fault.kind === 'gate';
