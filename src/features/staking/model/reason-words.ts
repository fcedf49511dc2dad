import type { Stake } from '@/api/contract';
import { ownValue } from '@/utils/own-value';

const REASONS: Readonly<Record<string, string>> = {
  UNPAID: 'No deposit arrived in time, so this stake was not begun.',
  REPLACED: 'Another stake was opened in its place.',
  PLAN_CLOSED: 'The plan was closed to new stakes before a deposit arrived.',
  REVERTED: 'The network refused the deposit. Nothing was moved, and you can make it again.',
  NOT_A_DEPOSIT: 'The transaction that was named is not a deposit of this stake.',
  SHORT: 'Less arrived than the stake was opened for.',
  OVER: 'More arrived than the stake was opened for.',
  LATE: 'A deposit arrived after its time had ended.',
  DOUBLED: 'A second deposit arrived for it.',
  FOREIGN_SENDER: 'A deposit came from another wallet than your linked one.',
  WRONG_TOKEN: 'Something else than FNX was sent. A stake is made of FNX alone.',
  CAPACITY: 'The plan had no room left when the deposit arrived.',
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

export function reasonWords({ reason, returnHash }: StakeReason): string | null {
  const why = reason ? (ownValue(REASONS, reason) ?? `The bank’s reason: ${reason}.`) : null;
  if (returnHash) return `${why ?? 'What was sent was not taken as a deposit.'} The bank has sent it back.`;
  return reason && SENT_BACK.has(reason) ? `${why ?? ''} The bank sends it back to your wallet.` : why;
}
