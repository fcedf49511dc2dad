import { decodeFunctionData, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Call } from '../call';
import { ROUTER, WRAPPED } from './abi';

type CoinSide = 'pay' | 'get' | 'neither';

export type SwapOrder = Readonly<{
  account: Address;
  router: Address;
  wrapped: Address;
  path: readonly Address[];
  coin: CoinSide;
  exact: 'pay' | 'get';
  limits: Readonly<{ maxPaid: bigint; minReceived: bigint }>;
  deadline: bigint;
}>;

export function swapCall(order: SwapOrder): Call {
  const { account, router, coin, limits } = order;
  assertPath(order);
  return frozen({ from: account, to: router, value: coin === 'pay' ? limits.maxPaid : 0n, data: dataOf(order) });
}

function dataOf({ exact, coin, limits: { maxPaid, minReceived }, path, account, deadline }: SwapOrder) {
  const end = [path, account, deadline] as const;
  const exactIn = [maxPaid, minReceived, ...end] as const;
  const exactOut = [minReceived, maxPaid, ...end] as const;
  const withCoin = [minReceived, ...end] as const;
  switch (`${exact} ${coin}` as const) {
    case 'pay neither':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapExactTokensForTokens', args: exactIn });
    case 'get neither':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapTokensForExactTokens', args: exactOut });
    case 'pay pay':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapExactETHForTokens', args: withCoin });
    case 'get pay':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapETHForExactTokens', args: withCoin });
    case 'pay get':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapExactTokensForETH', args: exactIn });
    case 'get get':
      return encodeFunctionData({ abi: ROUTER, functionName: 'swapTokensForExactETH', args: exactOut });
  }
}

/**
 * Throws if a swap pays or gets the coin and that end of its path is not the wrapped coin. This check runs before the
 * wallet is asked.
 */
function assertPath({ path, coin, wrapped }: SwapOrder): void {
  const end = coin === 'pay' ? path[0] : path.at(-1);
  if (!end || path.length < 2) throw new RangeError('A swap goes through two tokens at least');
  if (coin !== 'neither' && !isSameAddress(end, wrapped)) throw new RangeError('The coin is not on this path');
}

/**
 * Identifies the swap in a router call, whatever its limit, inner route and deadline. Returns null for any other call.
 */
export function identityOfSwap({ value, data }: { value: bigint; data: Hex }): string | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: ROUTER, data });
    const [path, account] = args.length === 4 ? [args[1], args[2]] : [args[2], args[3]];
    const exact = functionName === 'swapExactETHForTokens' ? value : args[0];
    return [functionName, exact, path[0], path.at(-1), account].join().toLowerCase();
  } catch {
    return null;
  }
}

type Wrapping = Readonly<{ account: Address; wrapped: Address; amount: bigint }>;

export const wrapCall = ({ account, wrapped, amount }: Wrapping): Call =>
  frozen({
    from: account,
    to: wrapped,
    value: amount,
    data: encodeFunctionData({ abi: WRAPPED, functionName: 'deposit' }),
  });

export const unwrapCall = ({ account, wrapped, amount }: Wrapping): Call =>
  frozen({
    from: account,
    to: wrapped,
    value: 0n,
    data: encodeFunctionData({ abi: WRAPPED, functionName: 'withdraw', args: [amount] }),
  });

type Approval = Readonly<{ account: Address; token: Address; spender: Address; amount: bigint }>;

export const approveCall = ({ account, token, spender, amount }: Approval): Call =>
  frozen({
    from: account,
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  });

const frozen = (call: Call): Call => Object.freeze(call);
