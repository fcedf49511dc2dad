import type { Stake } from '@/api/contract';
import { ownValue } from '@/utils/own-value';

const REASONS: Readonly<Record<string, string>> = {
  UNPAID: 'No deposit arrived in time, so this stake did not start.',
  REPLACED: 'Another stake was opened in its place.',
  PLAN_CLOSED: 'The plan was closed to new stakes before a deposit arrived.',
  REVERTED: 'The network rejected the deposit. Nothing was moved. You can deposit again.',
  NOT_A_DEPOSIT: 'The reported transaction is not a deposit for this stake.',
  SHORT: 'Less arrived than this stake’s amount.',
  OVER: 'The deposit was larger than this stake’s amount.',
  LATE: 'The deposit arrived too late.',
  DOUBLED: 'A second deposit arrived.',
  FOREIGN_SENDER: 'The deposit came from a wallet other than your linked one.',
  WRONG_TOKEN: 'Another token was sent. You can stake FNX only.',
  CAPACITY: 'The plan was full when the deposit arrived.',
};

const SENT_BACK: ReadonlySet<string> = new Set([
  'SHORT',
  'OVER',
  'LATE',
  'DOUBLED',
  'FOREIGN_SENDER',
  'WRONG_TOKEN',
  'CAPACITY',
]);

type StakeReason = Pick<Stake, 'reason' | 'returnHash'>;

export function reasonText({ reason, returnHash }: StakeReason): string | null {
  const why = reason ? (ownValue(REASONS, reason) ?? `The bank’s reason: ${reason}.`) : null;
  if (returnHash) return `${why ?? 'We could not accept your transfer as a deposit.'} The bank has returned it.`;
  return reason && SENT_BACK.has(reason) ? `${why ?? ''} The bank returns it to your wallet.` : why;
}
