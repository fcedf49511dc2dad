import type { Txn } from '@/api/contract';
import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

export const TYPE_WORDS: Readonly<Record<string, string>> = {
  BUY: 'Purchase of shares',
  SWAP: 'Swap',
  TRANSFER: 'Transfer',
  OPENING: 'Opening balance',
  STAKE: 'Staked',
  UNSTAKE: 'Unstaked',
  REWARD: 'Reward',
  DIVIDEND: 'Dividend',
  REFUND: 'Refund',
};

const SIDE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OUT: { BUY: 'Payment for shares', TRANSFER: 'Sent' },
  IN: { TRANSFER: 'Received' },
};

type StateWords = { tone: Tone; label: string };

export const STATE_WORDS: Readonly<Record<string, StateWords>> = {
  PENDING: { tone: 'caution', label: 'Pending' },
  DONE: { tone: 'gain', label: 'Done' },
  FAILED: { tone: 'loss', label: 'Failed' },
};

export const typeWords = ({ type, direction }: Pick<Txn, 'type' | 'direction'>): string =>
  ownValue(ownValue(SIDE_WORDS, direction) ?? {}, type) ?? ownValue(TYPE_WORDS, type) ?? type;
export const stateWords = ({ status }: Pick<Txn, 'status'>): StateWords =>
  ownValue(STATE_WORDS, status) ?? { tone: 'neutral', label: status };

export const signedAmount = ({ direction, amount }: Pick<Txn, 'direction' | 'amount'>): string =>
  direction === 'OUT' && !amount.startsWith('-') && /[1-9]/.test(amount) ? `-${amount}` : amount;
