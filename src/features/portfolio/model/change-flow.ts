import type { Address } from '@/api/contract';
import type { LinkFailure } from '@/wallet/link/linking';
import type { ReplaceOffer, SignedMessage } from '@/wallet/link/replacing';

/**
 * With both wallets, the steps are naming -> former -> next -> closed. With a lost wallet, they are writing -> codes ->
 * closed. A nonce is valid only once. A refused replacement therefore starts again with a new offer and a new signature
 * from the old wallet.
 */
export type ChangeFlow =
  | { step: 'closed' }
  | { step: 'naming'; typed: string }
  | { step: 'former'; next: Address; offer: ReplaceOffer | null; failure?: LinkFailure }
  | { step: 'next'; next: Address; offer: ReplaceOffer; former: SignedMessage; failure?: LinkFailure }
  | { step: 'writing'; message: string }
  | { step: 'codes'; message: string; sessionId: string };

export type ChangeEvent =
  | { type: 'opened'; kind: 'both' | 'lost' }
  | { type: 'typed'; text: string }
  | { type: 'named'; next: Address }
  | { type: 'offered'; next: Address; offer: ReplaceOffer }
  | { type: 'signed'; former: SignedMessage }
  | { type: 'failed'; failure: LinkFailure }
  | { type: 'retried' }
  | { type: 'codes-sent'; sessionId: string }
  | { type: 'went-back' };

export const NO_CHANGE: ChangeFlow = { step: 'closed' };

export function changeFlow(flow: ChangeFlow, event: ChangeEvent): ChangeFlow {
  switch (event.type) {
    case 'opened':
      if (flow.step !== 'closed') return flow;
      return event.kind === 'both' ? { step: 'naming', typed: '' } : { step: 'writing', message: '' };
    case 'typed':
      if (flow.step === 'naming') return { step: 'naming', typed: event.text };
      return flow.step === 'writing' ? { step: 'writing', message: event.text } : flow;
    case 'named':
      return flow.step === 'naming' ? toSign(event.next) : flow;
    case 'offered':
      return flow.step === 'former' && flow.next === event.next ? { ...toSign(event.next), offer: event.offer } : flow;
    case 'signed':
      if (flow.step !== 'former' || !flow.offer) return flow;
      return { step: 'next', next: flow.next, offer: flow.offer, former: event.former };
    case 'failed':
      return failed(flow, event.failure);
    case 'retried':
      return 'failure' in flow ? { ...flow, failure: undefined } : flow;
    case 'codes-sent':
      return flow.step === 'writing' || flow.step === 'codes'
        ? { step: 'codes', message: flow.message, sessionId: event.sessionId }
        : flow;
    case 'went-back':
      return wentBack(flow);
  }
}

const toSign = (next: Address) => ({ step: 'former', next, offer: null }) as const;

/**
 * A failed signature keeps the offer. After any other failure the nonces may be used up, so the old wallet signs again.
 */
function failed(flow: ChangeFlow, failure: LinkFailure): ChangeFlow {
  if (flow.step !== 'former' && flow.step !== 'next') return flow;
  return failure.at === 'signing' ? { ...flow, failure } : { ...toSign(flow.next), failure };
}

function wentBack(flow: ChangeFlow): ChangeFlow {
  if (flow.step === 'former' || flow.step === 'next') return { step: 'naming', typed: flow.next };
  return flow.step === 'codes' ? { step: 'writing', message: flow.message } : flow;
}
