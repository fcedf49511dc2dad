import { ownValue } from '@/utils/own-value';
/** The reason why a swap cannot be quoted, would fail or has failed. The texts are in `text/swap.ts`. */
export type SwapFaultKind =
  | 'same-token'
  | 'no-pool'
  | 'too-small'
  | 'more-than-pool'
  | 'price-moved'
  | 'too-late'
  | 'too-little'
  | 'not-approved'
  /**
   * The token refused the transfer without a reason. Possible causes are the approval, the balance or the token's own
   * rules.
   */
  | 'transfer-refused'
  | 'payout-refused'
  | 'token-keeps-part'
  | 'pool-busy'
  /** The exchange does not have this function. This is a bug in this app. */
  | 'wrong-route'
  | 'refused';

/** The reason that a contract gives for reverting. `chain/swap/revert` parses it from a node's error. */
export type Revert =
  | Readonly<{ type: 'reason'; text: string }>
  | Readonly<{ type: 'custom'; selector: string }>
  | Readonly<{ type: 'empty' }>;

type Reasons = Readonly<Record<string, SwapFaultKind>>;

/** The router, its library and the pool use the same text with different meanings. */
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
  /** The token reported success without a transfer, so nothing reached the pool. */
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

const BY_TEXT: readonly (readonly [text: RegExp, kind: SwapFaultKind])[] = [
  [/^ds-math-sub-underflow$/, 'more-than-pool'],
  [/^ds-math-(?:add|mul)-overflow$/, 'more-than-pool'],
  [/amount exceeds allowance|insufficient allowance/i, 'not-approved'],
  [/amount exceeds balance|insufficient balance/i, 'too-little'],
  [/\bpaused\b|\bfrozen\b|not possible|compliance/i, 'transfer-refused'],
];

const CUSTOM_ERRORS: readonly (readonly [error: string, selector: string, kind: SwapFaultKind])[] = [
  ['ERC20InsufficientBalance(address,uint256,uint256)', '0xe450d38c', 'too-little'],
  ['ERC20InsufficientAllowance(address,uint256,uint256)', '0xfb8f41b2', 'not-approved'],
  ['ERC20InvalidApprover(address)', '0xe602df05', 'not-approved'],
  ['ERC20InvalidSpender(address)', '0x94280d62', 'not-approved'],
  ['ERC20InvalidSender(address)', '0x96c6fd1e', 'transfer-refused'],
  ['ERC20InvalidReceiver(address)', '0xec442f05', 'transfer-refused'],
  ['EnforcedPause()', '0xd93c0665', 'transfer-refused'],
];

export function swapFaultOf(revert: Revert): SwapFaultKind {
  switch (revert.type) {
    case 'reason':
      return kindOfText(revert.text.trim()) ?? 'refused';
    case 'custom':
      return CUSTOM_ERRORS.find(([, selector]) => selector === revert.selector.toLowerCase())?.[2] ?? 'refused';
    case 'empty':
      return 'refused';
  }
}

function kindOfText(text: string): SwapFaultKind | undefined {
  const speech = BY_SPEAKER.find(([speaker]) => speaker.test(text));
  if (!speech) return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1];
  const [speaker, reasons] = speech;
  return ownValue(reasons, text.replace(speaker, ''));
}
