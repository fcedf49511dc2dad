import { ownValue } from '@/utils/own-value';
/** Why a swap cannot be quoted, or would fail, or has failed. Its words stand in `words/swap.ts`. */
export type SwapFaultKind =
  | 'same-token'
  /** No pool holds both tokens, or one side of it is empty. */
  | 'no-pool'
  /** Less than one unit would come out. */
  | 'too-small'
  | 'more-than-pool'
  /** The pool gives less, or asks for more, than the limits that were set. */
  | 'price-moved'
  /** Its deadline had passed. */
  | 'too-late'
  | 'too-little'
  | 'not-approved'
  /** The token did not move, and its router does not say why: the approval, the balance, or the token's own rules. */
  | 'transfer-refused'
  /** The pool could not pay out to this account. */
  | 'payout-refused'
  | 'token-keeps-part'
  | 'pool-busy'
  /** The exchange does not know such a call: a fault of ours. */
  | 'wrong-route'
  | 'refused';

/** What a contract gave as its reason. `chain/swap/revert` reads it from what a node says. */
export type Revert =
  | Readonly<{ is: 'reason'; text: string }>
  /** An error by name and figures, of which the first four bytes tell the name. */
  | Readonly<{ is: 'custom'; selector: string }>
  | Readonly<{ is: 'empty' }>;

type Reasons = Readonly<Record<string, SwapFaultKind>>;

/** The same reason means another thing in the router, in its reckoning and in the pool itself. */
const OF_ROUTER: Reasons = {
  EXPIRED: 'too-late',
  INSUFFICIENT_OUTPUT_AMOUNT: 'price-moved',
  EXCESSIVE_INPUT_AMOUNT: 'price-moved',
  INVALID_PATH: 'wrong-route',
};
const OF_LIBRARY: Reasons = {
  INSUFFICIENT_AMOUNT: 'too-small',
  INSUFFICIENT_INPUT_AMOUNT: 'too-small',
  INSUFFICIENT_OUTPUT_AMOUNT: 'too-small',
  INSUFFICIENT_LIQUIDITY: 'no-pool',
  IDENTICAL_ADDRESSES: 'same-token',
  ZERO_ADDRESS: 'wrong-route',
  INVALID_PATH: 'wrong-route',
};
const OF_POOL: Reasons = {
  K: 'token-keeps-part',
  /** Nothing reached the pool: the token said yes and kept still. */
  INSUFFICIENT_INPUT_AMOUNT: 'token-keeps-part',
  INSUFFICIENT_OUTPUT_AMOUNT: 'too-small',
  INSUFFICIENT_LIQUIDITY: 'more-than-pool',
  OVERFLOW: 'more-than-pool',
  LOCKED: 'pool-busy',
  TRANSFER_FAILED: 'payout-refused',
  INVALID_TO: 'wrong-route',
};
const OF_TRANSFER_HELPER: Reasons = {
  TRANSFER_FROM_FAILED: 'transfer-refused',
  'transferFrom failed': 'transfer-refused',
  TRANSFER_FAILED: 'payout-refused',
  'transfer failed': 'payout-refused',
  ETH_TRANSFER_FAILED: 'payout-refused',
  'ETH transfer failed': 'payout-refused',
  APPROVE_FAILED: 'not-approved',
  'approve failed': 'not-approved',
};

const BY_SPEAKER: readonly (readonly [speaker: RegExp, reasons: Reasons])[] = [
  [/^(?:UniswapV2|Pancake)Router: /, OF_ROUTER],
  [/^(?:UniswapV2|Pancake)Library: /, OF_LIBRARY],
  [/^(?:UniswapV2|Pancake): /, OF_POOL],
  [/^TransferHelper(?:::\w+)?: /, OF_TRANSFER_HELPER],
];

/** Of libraries for exact figures, and of tokens of several ages. */
const BY_TEXT: readonly (readonly [text: RegExp, kind: SwapFaultKind])[] = [
  // The router takes what is wanted from what the pool holds.
  [/^ds-math-sub-underflow$/, 'more-than-pool'],
  [/^ds-math-(?:add|mul)-overflow$/, 'more-than-pool'],
  [/amount exceeds allowance|insufficient allowance/i, 'not-approved'],
  [/amount exceeds balance|insufficient balance/i, 'too-little'],
  [/\bpaused\b|\bfrozen\b|not possible|compliance/i, 'transfer-refused'],
];

/** The first four bytes of the hash of an error's name and figures, of tokens that follow ERC-6093. */
const BY_SELECTOR: Reasons = {
  /** ERC20InsufficientBalance(address,uint256,uint256) */
  '0xe450d38c': 'too-little',
  /** ERC20InsufficientAllowance(address,uint256,uint256) */
  '0xfb8f41b2': 'not-approved',
  /** ERC20InvalidApprover(address) */
  '0xe602df05': 'not-approved',
  /** ERC20InvalidSpender(address) */
  '0x94280d62': 'not-approved',
  /** ERC20InvalidSender(address) */
  '0x96c6fd1e': 'transfer-refused',
  /** ERC20InvalidReceiver(address) */
  '0xec442f05': 'transfer-refused',
  /** EnforcedPause() */
  '0xd93c0665': 'transfer-refused',
};

const ownEntry = (reasons: Reasons, name: string): SwapFaultKind | undefined => ownValue(reasons, name);

export function swapFaultOf(revert: Revert): SwapFaultKind {
  switch (revert.is) {
    case 'reason':
      return kindOfText(revert.text.trim()) ?? 'refused';
    case 'custom':
      return ownEntry(BY_SELECTOR, revert.selector.toLowerCase()) ?? 'refused';
    case 'empty':
      return 'refused';
  }
}

function kindOfText(text: string): SwapFaultKind | undefined {
  const speech = BY_SPEAKER.find(([speaker]) => speaker.test(text));
  if (!speech) return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1];
  const [speaker, reasons] = speech;
  return ownEntry(reasons, text.replace(speaker, ''));
}
