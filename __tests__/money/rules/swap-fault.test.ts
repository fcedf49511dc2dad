import { BaseError, encodeErrorResult, parseAbi, type Hex } from 'viem';
import { revertOf } from '@/chain/swap/revert';
import { swapFaultOf } from '@/errors/swap-fault';
import { textOfSwapFault } from '@/errors/text/swap';

const fault = (text: string) => swapFaultOf({ type: 'reason', text });

describe.each(['UniswapV2', 'Pancake'])('A refusal of %s', (maker) => {
  it.each([
    ['Router: EXPIRED', 'too-late'],
    ['Router: INSUFFICIENT_OUTPUT_AMOUNT', 'price-moved'],
    ['Router: EXCESSIVE_INPUT_AMOUNT', 'price-moved'],
    ['Router: INVALID_PATH', 'wrong-route'],
    ['Library: INSUFFICIENT_AMOUNT', 'too-small'],
    ['Library: INSUFFICIENT_INPUT_AMOUNT', 'too-small'],
    ['Library: INSUFFICIENT_OUTPUT_AMOUNT', 'too-small'],
    ['Library: INSUFFICIENT_LIQUIDITY', 'no-pool'],
    ['Library: IDENTICAL_ADDRESSES', 'same-token'],
    ['Library: ZERO_ADDRESS', 'wrong-route'],
    ['Library: INVALID_PATH', 'wrong-route'],
    [': K', 'token-keeps-part'],
    [': INSUFFICIENT_INPUT_AMOUNT', 'token-keeps-part'],
    [': INSUFFICIENT_OUTPUT_AMOUNT', 'too-small'],
    [': INSUFFICIENT_LIQUIDITY', 'more-than-pool'],
    [': OVERFLOW', 'more-than-pool'],
    [': LOCKED', 'pool-busy'],
    [': TRANSFER_FAILED', 'payout-refused'],
    [': INVALID_TO', 'wrong-route'],
    ['Router: K', 'refused'],
    [': FORBIDDEN', 'refused'],
    [': toString', 'refused'],
  ])('the revert reason %j is classified as %s', (rest, kind) => expect(fault(maker + rest)).toBe(kind));
});

it.each([
  ['TransferHelper: TRANSFER_FROM_FAILED', 'transfer-refused'],
  ['TransferHelper::transferFrom: transferFrom failed', 'transfer-refused'],
  ['TransferHelper: TRANSFER_FAILED', 'payout-refused'],
  ['TransferHelper::safeTransfer: transfer failed', 'payout-refused'],
  ['TransferHelper: ETH_TRANSFER_FAILED', 'payout-refused'],
  ['TransferHelper::safeTransferETH: ETH transfer failed', 'payout-refused'],
  ['TransferHelper: APPROVE_FAILED', 'not-approved'],
  ['TransferHelper::safeApprove: approve failed', 'not-approved'],
  ['ds-math-sub-underflow', 'more-than-pool'],
  ['ds-math-add-overflow', 'more-than-pool'],
  ['ds-math-mul-overflow', 'more-than-pool'],
  ['ERC20: insufficient allowance', 'not-approved'],
  ['ERC20: transfer amount exceeds allowance', 'not-approved'],
  ['BEP20: transfer amount exceeds allowance', 'not-approved'],
  ['ERC20: transfer amount exceeds balance', 'too-little'],
  ['BEP20: transfer amount exceeds balance', 'too-little'],
  ['ERC20Pausable: token transfer while paused', 'transfer-refused'],
  ['Pausable: paused', 'transfer-refused'],
  ['Transfer not possible', 'transfer-refused'],
  ['wallet is frozen', 'transfer-refused'],
  ['Compliance not followed', 'transfer-refused'],
  ['  UniswapV2: K ', 'token-keeps-part'],
  ['SomebodyRouter: EXPIRED', 'refused'],
  ['constructor', 'refused'],
  ['', 'refused'],
])('the revert reason %j is classified as %s', (text, kind) => expect(fault(text)).toBe(kind));

const ERRORS = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientBalance(address, uint256, uint256)',
  'error ERC20InsufficientAllowance(address, uint256, uint256)',
  'error ERC20InvalidApprover(address)',
  'error ERC20InvalidSpender(address)',
  'error ERC20InvalidSender(address)',
  'error ERC20InvalidReceiver(address)',
  'error EnforcedPause()',
  'error NobodyKnowsThis(uint256)',
]);
const HERS = `0x${'a1'.repeat(20)}` as const;

const refusal = (data: unknown, message = 'execution reverted') =>
  new BaseError('outer', {
    cause: new BaseError('middle', { cause: Object.assign(new Error(message), { code: 3, data }) }),
  });
const kindOf = (thrown: unknown) => {
  const revert = revertOf(thrown);
  return revert && swapFaultOf(revert);
};

it.each([
  ['ERC20InsufficientBalance', [HERS, 1n, 2n], 'too-little'],
  ['ERC20InsufficientAllowance', [HERS, 1n, 2n], 'not-approved'],
  ['ERC20InvalidApprover', [HERS], 'not-approved'],
  ['ERC20InvalidSpender', [HERS], 'not-approved'],
  ['ERC20InvalidSender', [HERS], 'transfer-refused'],
  ['ERC20InvalidReceiver', [HERS], 'transfer-refused'],
  ['EnforcedPause', [], 'transfer-refused'],
  ['NobodyKnowsThis', [1n], 'refused'],
  ['Panic', [17n], 'refused'],
] as const)('the error %s of a newer contract is recognised by its selector', (errorName, args, kind) => {
  const data = encodeErrorResult({ abi: ERRORS, errorName, args } as Parameters<typeof encodeErrorResult>[0]);
  expect(kindOf(refusal(data))).toBe(kind);
});

const reason = (text: string) => encodeErrorResult({ abi: ERRORS, errorName: 'Error', args: [text] });

it('a reason is read from the bytes of a node’s error, wherever they are', () => {
  const data = reason('PancakeRouter: EXPIRED');
  expect(revertOf(refusal(data))).toEqual({ type: 'reason', text: 'PancakeRouter: EXPIRED' });
  expect(revertOf(refusal({ data }))).toEqual({ type: 'reason', text: 'PancakeRouter: EXPIRED' });
  expect(revertOf(refusal(data.replace('0x08c379a0', '0x08C379A0')))).toMatchObject({ text: 'PancakeRouter: EXPIRED' });
  expect(revertOf(refusal(data, 'execution reverted: Pancake: K'))).toMatchObject({ text: 'PancakeRouter: EXPIRED' });
});

it.each([
  ['execution reverted: Pancake: K', { type: 'reason', text: 'Pancake: K' }],
  ['VM Exception while processing transaction: revert: Pancake: K', { type: 'reason', text: 'Pancake: K' }],
  ['execution reverted', { type: 'empty' }],
  ['execution reverted:', { type: 'empty' }],
  ['out of gas', { type: 'empty' }],
])('a reason is read from the message %j when a node gives no bytes', (message, revert) => {
  expect(revertOf(refusal(undefined, message))).toEqual(revert);
  expect(revertOf(refusal('0x', message))).toEqual(revert);
  expect(revertOf(refusal(null, message))).toEqual(revert);
});

it.each<[string, Hex]>([
  ['no bytes', '0x'],
  ['fewer bytes than an error’s selector', '0x08c379'],
])('a refusal with %s has no reason', (_what, data) => {
  expect(revertOf(refusal(data, 'the call failed'))).toEqual({ type: 'empty' });
  expect(kindOf(refusal(data))).toBe('refused');
});

it('a truncated revert reason counts as unknown', () => {
  expect(revertOf(refusal(reason('PancakeRouter: EXPIRED').slice(0, 80)))).toEqual({
    type: 'custom',
    selector: '0x08c379a0',
  });
});

const round: { cause?: unknown } = {};
round.cause = round;

it.each([
  new Error('fetch failed'),
  'no answer',
  null,
  undefined,
  7,
  round,
  refusal('not hexadecimal', 'limit exceeded'),
])('the thrown value %p is not a refusal by a contract', (thrown) => expect(revertOf(thrown)).toBeNull());

it('each fault says what was sent and what to do next', () => {
  expect(textOfSwapFault('price-moved', 'tried')).toEqual({
    title: 'The price has moved',
    text: 'Nothing was sent. It crossed the limit you set, so the swap was stopped. Check the new quote, then swap.',
  });
  expect(textOfSwapFault('refused', 'mined').text).toMatch(/^Nothing was swapped. Only the network fee was charged\. /);
  expect(textOfSwapFault('no-pool', 'quoted').text).toMatch(/^This swap is not available/);
});
