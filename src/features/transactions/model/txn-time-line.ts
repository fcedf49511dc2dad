import type { Claim, Txn } from '@/api/contract';
import { formatAmount } from '@/utils/money';
import type { Stop } from './order-time-line';
import { ownValue } from '@/utils/own-value';

/** Transactions that the bank sends. Their record exists before the transaction is on the network. */
const BY_THE_BANK: ReadonlySet<string> = new Set(['REWARD', 'UNSTAKE', 'REFUND', 'DIVIDEND']);

const FIRST_LABELS: Readonly<Record<string, string>> = {
  REWARD: 'Claim accepted by the bank',
  UNSTAKE: 'End of stake accepted by the bank',
  REFUND: 'Refund approved by the bank',
  DIVIDEND: 'Dividend recorded by the bank',
};

const ENDED: Readonly<Record<string, string>> = {
  SWAP: 'Swapped',
  STAKE: 'Shares staked',
  UNSTAKE: 'Shares back in your wallet',
  REWARD: 'Reward in your wallet',
  DIVIDEND: 'Dividend in your wallet',
  REFUND: 'Back in your wallet',
};

type RequestTime = { at: number };

export function txnTimeLine(txn: Txn, asked?: RequestTime): readonly Stop[] {
  const isSettled = txn.status === 'DONE';
  const onNetwork = networkStop(txn);
  const recorded: Stop = {
    label: ownValue(FIRST_LABELS, txn.type) ?? 'Recorded by the bank',
    state: 'done',
    at: txn.createdAt,
  };
  const stops = BY_THE_BANK.has(txn.type) ? [recorded, ...onNetwork] : [...onNetwork, recorded];
  const before: readonly Stop[] = asked
    ? [{ label: 'Your wallet was asked', state: 'done', at: new Date(asked.at).toISOString() }]
    : [];
  return [...before, ...stops, { label: endLabel(txn), state: isSettled ? 'done' : endState(txn) }];
}

const SOME = /[1-9]/;

function claimLabel(status: string, sum: string | null): string {
  if (status === 'FAILED') return sum ? `Rewards not paid: ${sum}` : 'Claim failed';
  return sum ? `Rewards claimed: ${sum}` : 'Claimed, without rewards';
}

export const claimStops = (stakeId: string, claims: readonly Claim[]): readonly Stop[] =>
  claims
    .filter((claim) => claim.stakeId === stakeId)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .map(({ amount, symbol, status, createdAt, txHash }) => ({
      label: claimLabel(status, SOME.test(amount) ? `${formatAmount(amount)} ${symbol}` : null),
      state: status === 'DONE' ? 'done' : 'current',
      at: createdAt,
      ...(txHash && { hash: txHash }),
    }));

const endState = ({ status }: Txn) => (status === 'FAILED' ? 'current' : 'ahead');

function networkStop({ status, txHash }: Txn): readonly Stop[] {
  if (txHash) return [{ label: 'On the network', state: status === 'PENDING' ? 'current' : 'done', hash: txHash }];
  return status === 'PENDING' ? [{ label: 'On the network', state: 'ahead' }] : [];
}

function endLabel({ type, direction, status }: Txn): string {
  if (status === 'FAILED') return 'Failed';
  if (type === 'TRANSFER') return direction === 'IN' ? 'Received' : 'Sent';
  return ownValue(ENDED, type) ?? 'Settled';
}

export const otherSidesOf = (txn: Txn, found: readonly Txn[]): readonly Txn[] =>
  found.filter((one) => one._id !== txn._id && one.txHash?.toLowerCase() === txn.txHash?.toLowerCase());
