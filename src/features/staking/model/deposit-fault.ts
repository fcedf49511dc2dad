import type { PaymentFaultKind } from '@/errors/payment-fault';
import { actionFaultCopy } from '@/errors/words/action';
import type { FaultWords } from '@/errors/words/payment';
import { DEPOSIT } from './deposit-words';

/** For a stake, these faults come from the bank's record of it, so they need their own text. */
const OF_STAKE: Partial<Record<PaymentFaultKind, FaultWords>> = {
  'price-ended': {
    title: 'The time for this deposit has ended',
    text: 'Nothing was sent. Open the stake again, and deposit for that one.',
  },
  'order-ended': {
    title: 'This stake does not wait for a deposit any more',
    text: 'Nothing was sent. Go back and open another one.',
  },
  'order-changed': {
    title: 'The bank names other figures for this stake',
    text: 'Nothing was sent. Go back, and review it again.',
  },
};

export const wordsOfDepositFault = (why: PaymentFaultKind, beside: Parameters<typeof actionFaultCopy>[2]): FaultWords =>
  OF_STAKE[why] ?? actionFaultCopy(why, DEPOSIT, beside);
