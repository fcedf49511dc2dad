import type { Hash } from '@/api/contract';
import type { Outcome, Payment } from '../service-chain';
import { CONFIRMATIONS } from './confirmations';
import { units } from './decimal';

/** A payment as the state keeps it, in JSON. */
export type CountedPayment = Omit<Payment, 'amount' | 'block' | 'blockHash'> & {
  amount: string;
  block: string;
  /** Not known of a payment that was kept before the hashes of blocks were. */
  blockHash?: Hash;
  /** As deep in the chain as a payment must be: no reorganisation is expected to move it any more. */
  isConfirmed: boolean;
  /** A person has to see to it: nothing is done about it any more, unless its sender becomes known. */
  isLeft?: boolean;
};

export const counted = (payment: Payment): CountedPayment => ({
  ...payment,
  amount: units(payment.amount),
  block: String(payment.block),
  isConfirmed: false,
});

/**
 * What was mined before an order or a stake was opened is not meant for it. The chain is read to its end before one is
 * opened; but in a reorganisation a later transaction may come to stand a little below the block that was the last then.
 */
export const isMinedAfter = (
  { openedBlock }: { openedBlock: string },
  { block }: Pick<CountedPayment, 'block'>,
): boolean => BigInt(block) + CONFIRMATIONS > BigInt(openedBlock) + 1n;

/** Whether it stands where it was seen. In another block it may have another place, and even another effect. */
export const standsIn = (
  { blockHash }: Pick<CountedPayment, 'blockHash'>,
  outcome: Extract<Outcome, { kind: 'mined' }>,
): boolean => blockHash === undefined || blockHash === outcome.blockHash;
