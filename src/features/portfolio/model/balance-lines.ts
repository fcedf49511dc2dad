import { fromBaseUnits, formatAmount } from '@/utils/money';

export type Symbol = 'FNX' | 'USDT' | 'BNB' | 'WBNB';

/** One token on the chain and in the bank's record, in units of 18 decimals. Null means unknown. */
export type Seen = {
  symbol: Symbol;
  onChain: bigint | null;
  recorded: bigint | null;
  staked: bigint;
  /** Balance of the connected wallet, if it is not the linked one. */
  elsewhere: bigint | null;
  /** No second node has confirmed the balance, or the latest refetch failed. */
  isAbout: boolean;
  isAboutElsewhere: boolean;
  isUnderWay: boolean;
  isConfirming: boolean;
};

export type DifferenceReason =
  'unread' | 'same' | 'not-kept' | 'staked' | 'under-way' | 'confirming' | 'other-wallet' | 'late';

/** Returns why chain and record differ. The most certain reason comes first. */
export function differenceReasonOf(seen: Seen): DifferenceReason {
  const { onChain, recorded, staked, elsewhere } = seen;
  if (onChain === null) return 'unread';
  if (recorded === null) return 'not-kept';
  if (seen.isAbout) return 'unread';
  if (onChain === recorded) return 'same';
  if (staked > 0n && recorded - onChain === staked) return 'staked';
  if (seen.isUnderWay) return 'under-way';
  if (seen.isConfirming) return 'confirming';
  if (elsewhere !== null && seen.isAboutElsewhere) return 'unread';
  return elsewhere === recorded ? 'other-wallet' : 'late';
}

export const DECIMALS = 18;
const PLACES = 8;
const plain = (units: bigint) => formatAmount(fromBaseUnits(units < 0n ? -units : units, DECIMALS), { places: PLACES });

type Worded = Exclude<DifferenceReason, 'unread' | 'same' | 'not-kept'>;

const REASONS: Readonly<Record<Worded, string>> = {
  staked: 'That is what you have staked: it lies in the bank’s vault, and the record counts it as yours.',
  'under-way':
    'A transaction that this browser watches moves it. The two agree once the network and the bank have confirmed it.',
  confirming: 'The bank has seen a movement of it and waits for its confirmations before it counts.',
  'other-wallet':
    'The record has what the connected wallet holds, which is not the linked one. Connect the linked wallet, or link this one.',
  late: 'Nothing that would explain it is known here. The record may be a few minutes late. If it still differs in an hour, write to support.',
};

const isWorded = (reason: DifferenceReason): reason is Worded => reason in REASONS;

export function differenceWords(seen: Seen): string | null {
  const reason = differenceReasonOf(seen);
  const { symbol, onChain, recorded } = seen;
  if (!isWorded(reason) || onChain === null || recorded === null) return null;
  const side = onChain > recorded ? 'more' : 'less';
  return `The chain has ${plain(onChain - recorded)} ${symbol} ${side} than the record. ${REASONS[reason]}`;
}
