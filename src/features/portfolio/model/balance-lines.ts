import { DECIMALS, fromBaseUnits, formatAmount } from '@/utils/money';

export type Symbol = 'FNX' | 'USDT' | 'BNB' | 'WBNB';

/** One token's balance on the chain and in the bank's record, in units of 18 decimals. Null means unknown. */
export type TokenBalances = {
  symbol: Symbol;
  onChain: bigint | null;
  recorded: bigint | null;
  staked: bigint;
  elsewhere: bigint | null;
  /** True if no second node has confirmed the balance, or the latest refetch failed. */
  isAbout: boolean;
  isAboutElsewhere: boolean;
  isPending: boolean;
  isConfirming: boolean;
};

export type DifferenceReason =
  'unread' | 'same' | 'not-tracked' | 'staked' | 'pending' | 'confirming' | 'other-wallet' | 'late';

export function differenceReasonOf(seen: TokenBalances): DifferenceReason {
  const { onChain, recorded, staked, elsewhere } = seen;
  if (onChain === null) return 'unread';
  if (recorded === null) return 'not-tracked';
  if (seen.isAbout) return 'unread';
  if (onChain === recorded) return 'same';
  if (staked > 0n && recorded - onChain === staked) return 'staked';
  if (seen.isPending) return 'pending';
  if (seen.isConfirming) return 'confirming';
  if (elsewhere !== null && seen.isAboutElsewhere) return 'unread';
  return elsewhere === recorded ? 'other-wallet' : 'late';
}

const PLACES = 8;
const plain = (units: bigint) => formatAmount(fromBaseUnits(units < 0n ? -units : units, DECIMALS), { places: PLACES });

type ExplainedReason = Exclude<DifferenceReason, 'unread' | 'same' | 'not-tracked'>;

const REASONS: Readonly<Record<ExplainedReason, string>> = {
  staked: 'This is the amount you have staked. The bank’s vault holds it, and our records count it as yours.',
  pending:
    'A pending transaction changes this balance. The two will match once the network and the bank have confirmed it.',
  confirming: 'The bank has seen a transaction and counts it once it has enough confirmations.',
  'other-wallet':
    'Our records match the connected wallet, which is not your linked wallet. Connect the linked wallet, or link this one.',
  late: 'We don’t know why. Our records can be a few minutes behind. If they still differ in an hour, contact support.',
};

const isExplained = (reason: DifferenceReason): reason is ExplainedReason => reason in REASONS;

export function differenceText(seen: TokenBalances): string | null {
  const reason = differenceReasonOf(seen);
  const { symbol, onChain, recorded } = seen;
  if (!isExplained(reason) || onChain === null || recorded === null) return null;
  const side = onChain > recorded ? 'more' : 'less';
  return `The chain shows ${plain(onChain - recorded)} ${symbol} ${side} than our records. ${REASONS[reason]}`;
}
