import fc from 'fast-check';
import { decodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { approveCall, swapCall, unwrapCall, wrapCall, type SwapOrder } from '@/chain/swap/calls';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const [HERS, ROUTER, WRAPPED, FNX, USDT] = ['1', '2', '3', '4', '5'].map(at) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const ABI = parseAbi([
  'function swapExactTokensForTokens(uint amountIn, uint amountOutMin, address[] calldata path, address to, uint deadline)',
  'function swapTokensForExactTokens(uint amountOut, uint amountInMax, address[] calldata path, address to, uint deadline)',
  'function swapExactETHForTokens(uint amountOutMin, address[] calldata path, address to, uint deadline) payable',
  'function swapETHForExactTokens(uint amountOut, address[] calldata path, address to, uint deadline) payable',
  'function swapExactTokensForETH(uint amountIn, uint amountOutMin, address[] calldata path, address to, uint deadline)',
  'function swapTokensForExactETH(uint amountOut, uint amountInMax, address[] calldata path, address to, uint deadline)',
  'function deposit() payable',
  'function withdraw(uint wad)',
]);

const MAX = 700n;
const MIN = 90n;
const DEADLINE = 1_900_000_000n;
const order = (change: Partial<SwapOrder>): SwapOrder => ({
  account: HERS,
  router: ROUTER,
  wrapped: WRAPPED,
  path: [FNX, USDT],
  coin: 'neither',
  exact: 'pay',
  limits: { maxPaid: MAX, minReceived: MIN },
  deadline: DEADLINE,
  ...change,
});
const straight = [FNX, USDT];
const fromCoin = [WRAPPED, USDT];
const toCoin = [USDT, FNX, WRAPPED];

it.each([
  ['pay', 'neither', straight, 'swapExactTokensForTokens', [MAX, MIN], 0n],
  ['get', 'neither', straight, 'swapTokensForExactTokens', [MIN, MAX], 0n],
  ['pay', 'pay', fromCoin, 'swapExactETHForTokens', [MIN], MAX],
  ['get', 'pay', fromCoin, 'swapETHForExactTokens', [MIN], MAX],
  ['pay', 'get', toCoin, 'swapExactTokensForETH', [MAX, MIN], 0n],
  ['get', 'get', toCoin, 'swapTokensForExactETH', [MIN, MAX], 0n],
] as const)(
  'a swap with the exact amount on the side %s and the coin on the side %s calls the matching function',
  (exact, coin, path, functionName, amounts, value) => {
    const call = swapCall(order({ exact, coin, path }));
    expect(call).toMatchObject({ from: HERS, to: ROUTER, value });
    expect(Object.isFrozen(call)).toBe(true);
    const { functionName: named, args } = decodeFunctionData({ abi: ABI, data: call.data });
    expect([named, args]).toEqual([functionName, [...amounts, path, HERS, DEADLINE]]);
  },
);

it('a swap’s output goes to the paying account', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
  const coin = fc.constantFrom('pay' as const, 'get' as const, 'neither' as const);
  fc.assert(
    fc.property(
      coin,
      fc.constantFrom('pay' as const, 'get' as const),
      amount,
      amount,
      (side, exact, maxPaid, minReceived) => {
        const path = { pay: fromCoin, get: toCoin, neither: straight }[side];
        const call = swapCall(order({ coin: side, exact, path, limits: { maxPaid, minReceived } }));
        const { args = [] } = decodeFunctionData({ abi: ABI, data: call.data });
        expect([call.from, args.at(-2)]).toEqual([HERS, HERS]);
        expect(call.value).toBe(side === 'pay' ? maxPaid : 0n);
      },
    ),
  );
});

it.each([
  ['pay', straight],
  ['get', straight],
  ['pay', toCoin],
  ['get', fromCoin],
  ['neither', [FNX]],
  ['neither', []],
] as const)('a swap never has a path that the router refuses: the coin on the side %s of %j', (coin, path) => {
  expect(() => swapCall(order({ coin, path }))).toThrow(RangeError);
});

it('an amount that no contract can hold is refused', () => {
  expect(() => swapCall(order({ limits: { maxPaid: 2n ** 256n, minReceived: 1n } }))).toThrow();
  expect(() => swapCall(order({ limits: { maxPaid: 1n, minReceived: -1n } }))).toThrow();
});

it('wrapping sends BNB, and unwrapping passes the amount', () => {
  const wrapping = { account: HERS, wrapped: WRAPPED, amount: 5n };
  expect(wrapCall(wrapping)).toMatchObject({ from: HERS, to: WRAPPED, value: 5n });
  expect(decodeFunctionData({ abi: ABI, data: wrapCall(wrapping).data })).toEqual({ functionName: 'deposit' });
  expect(unwrapCall(wrapping)).toMatchObject({ from: HERS, to: WRAPPED, value: 0n });
  expect(decodeFunctionData({ abi: ABI, data: unwrapCall(wrapping).data })).toEqual({
    functionName: 'withdraw',
    args: [5n],
  });
});

it('an approval is for the exact amount of one token and one spender', () => {
  const call = approveCall({ account: HERS, token: USDT, spender: ROUTER, amount: 5n });
  expect(call).toMatchObject({ from: HERS, to: USDT, value: 0n });
  expect(decodeFunctionData({ abi: erc20Abi, data: call.data })).toEqual({
    functionName: 'approve',
    args: [ROUTER, 5n],
  });
});
