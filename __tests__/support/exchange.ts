import { encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { MULTICALL3 } from '@/sandbox/chain/contracts';
import { asFields } from '@/sandbox/chain/rpc';
import type { World } from './world';

const ROUTER = parseAbi([
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactETHForTokens(uint256,address[],address,uint256) payable',
  'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  'function swapETHForExactTokens(uint256,address[],address,uint256) payable',
  'function addLiquidityETH(address,uint256,uint256,uint256,address,uint256) payable',
]);
const MULTICALL = parseAbi(['function aggregate((address target, bytes callData)[] calls)']);

type Token = 'FNX' | 'USDT' | 'WBNB';
export type Coin = Token | 'BNB';
type Send = { from: Address; to: Address; data: `0x${string}`; value?: bigint };

export function exchangeIn({ chain }: Pick<World, 'chain'>) {
  const { router, ...tokens } = chain.contracts;

  const send = async ({ value = 0n, ...call }: Send): Promise<Hash> => {
    const sent = { ...call, value: `0x${value.toString(16)}`, gas: '0x7a1200' };
    const hash = (await chain.rpc('eth_sendTransaction', [sent])) as Hash;
    const receipt = await chain.rpc('eth_getTransactionReceipt', [hash]);
    if (receipt !== null && asFields(receipt).status !== '0x1') throw new Error('A transaction of the test reverted');
    return hash;
  };

  const approve = (from: Address, token: Token, spender: Address): Promise<Hash> => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
    return send({ from, to: tokens[token], data });
  };

  type Swap = { from: Address; path: readonly Coin[]; amount: bigint; to?: Address };
  /** Swaps an exact amount of the first token in the path; `BNB` at either end is the native coin. */
  const swap = async ({ from, path, amount, to = from }: Swap): Promise<Hash> => {
    const addresses = path.map((one) => tokens[one === 'BNB' ? 'WBNB' : one]);
    if (path[0] === 'BNB') {
      const args = [0n, addresses, to, maxUint256] as const;
      const data = encodeFunctionData({ abi: ROUTER, functionName: 'swapExactETHForTokens', args });
      return send({ from, to: router, data, value: amount });
    }
    await approve(from, path[0] ?? 'FNX', router);
    const functionName = path.at(-1) === 'BNB' ? 'swapExactTokensForETH' : 'swapExactTokensForTokens';
    const args = [amount, 0n, addresses, to, maxUint256] as const;
    return send({ from, to: router, data: encodeFunctionData({ abi: ROUTER, functionName, args }) });
  };

  const buyExact = (from: Address, shares: bigint, value: bigint): Promise<Hash> => {
    const args = [shares, [tokens.WBNB, tokens.FNX], from, maxUint256] as const;
    return send({
      from,
      to: router,
      data: encodeFunctionData({ abi: ROUTER, functionName: 'swapETHForExactTokens', args }),
      value,
    });
  };

  const addLiquidity = async (from: Address, shares: bigint, value: bigint): Promise<Hash> => {
    await approve(from, 'FNX', router);
    const args = [tokens.FNX, shares, 0n, 0n, from, maxUint256] as const;
    return send({
      from,
      to: router,
      data: encodeFunctionData({ abi: ROUTER, functionName: 'addLiquidityETH', args }),
      value,
    });
  };

  type Part = { from: Address; to: Address; amount: bigint };
  const transferAll = async (sender: Address, parts: readonly Part[]): Promise<Hash> => {
    for (const from of new Set(parts.map((part) => part.from))) await approve(from, 'FNX', MULTICALL3);
    const calls = parts.map(({ from, to, amount }) => ({
      target: tokens.FNX,
      callData: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] }),
    }));
    const data = encodeFunctionData({ abi: MULTICALL, functionName: 'aggregate', args: [calls] });
    return send({ from: sender, to: MULTICALL3, data });
  };

  return { swap, buyExact, addLiquidity, transferAll };
}
