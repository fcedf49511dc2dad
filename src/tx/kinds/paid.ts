import { encodeFunctionData, erc20Abi } from 'viem';
import type { Address, Hash } from '@/api/contract';
import type { Intent } from './intent';

const NO_DATA = '0x' as Hash;

type Due = Readonly<{ from: Address; to: Address; amount: bigint; symbol: string }>;
type Paid = Pick<Intent, 'call' | 'spends' | 'effect'>;

export const paidInCoin = ({ from, to, amount, symbol }: Due): Paid => ({
  call: Object.freeze({ from, to, value: amount, data: NO_DATA }),
  spends: [{ token: 'coin', amount, symbol }],
  effect: { type: 'coin-transfer', to, amount: String(amount) },
});

export const paidInToken = ({ from, to, amount, symbol, token }: Due & Readonly<{ token: Address }>): Paid => ({
  call: Object.freeze({
    from,
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  }),
  spends: [{ token, amount, symbol }],
  effect: { type: 'transfer', token, from, to, amount: String(amount) },
});
