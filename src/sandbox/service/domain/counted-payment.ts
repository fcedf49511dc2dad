import type { Hash } from '@/api/contract';
import type { Outcome, Payment } from '../service-chain';
import { CONFIRMATIONS } from './confirmations';
import { units } from './decimal';

export type CountedPayment = Omit<Payment, 'amount' | 'block' | 'blockHash'> & {
  amount: string;
  block: string;
  blockHash?: Hash;
  isConfirmed: boolean;
  /** True if the payment needs a manual review. Such a payment is returned only if its sender becomes known. */
  isLeft?: boolean;
};

export const countedPaymentOf = (payment: Payment): CountedPayment => ({
  ...payment,
  amount: units(payment.amount),
  block: String(payment.block),
  isConfirmed: false,
});

/**
 * Whether the payment was mined after the order or stake was opened. An earlier payment is not for it. The tolerance
 * is for reorganisations, after which a later transaction can be in a slightly lower block.
 */
export const isMinedAfter = (
  { openedBlock }: { openedBlock: string },
  { block }: Pick<CountedPayment, 'block'>,
): boolean => BigInt(block) + CONFIRMATIONS > BigInt(openedBlock) + 1n;

/**
 * Whether the outcome is from the payment's block. In another block, the payment may have another log index or
 * effect.
 */
export const isInBlockOf = (
  { blockHash }: Pick<CountedPayment, 'blockHash'>,
  outcome: Extract<Outcome, { kind: 'mined' }>,
): boolean => blockHash === undefined || blockHash === outcome.blockHash;
