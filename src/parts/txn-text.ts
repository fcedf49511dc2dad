import type { Txn } from '@/api/contract';
import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

export const TYPE_TEXT: Readonly<Record<string, string>> = {
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

const SIDE_TEXT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OUT: { BUY: 'Payment for shares', TRANSFER: 'Sent' },
  IN: { TRANSFER: 'Received' },
};

type StateText = { tone: Tone; label: string };

export const STATE_TEXT: Readonly<Record<string, StateText>> = {
  PENDING: { tone: 'caution', label: 'Pending' },
  DONE: { tone: 'gain', label: 'Done' },
  FAILED: { tone: 'loss', label: 'Failed' },
};

export const typeText = ({ type, direction }: Pick<Txn, 'type' | 'direction'>): string =>
  ownValue(ownValue(SIDE_TEXT, direction) ?? {}, type) ?? ownValue(TYPE_TEXT, type) ?? type;
export const stateText = ({ status }: Pick<Txn, 'status'>): StateText =>
  ownValue(STATE_TEXT, status) ?? { tone: 'neutral', label: status };

export const signedAmount = ({ direction, amount }: Pick<Txn, 'direction' | 'amount'>): string =>
  direction === 'OUT' && !amount.startsWith('-') && /[1-9]/.test(amount) ? `-${amount}` : amount;
