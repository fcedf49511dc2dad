import { isSameAddress } from '@/utils/is-same-address';
import type { Balances } from '@/chain/node';
import { ActionFault } from '@/errors/action-fault';
import { DECIMALS } from '@/utils/money';
import type { Intent, Spend } from '../kinds/intent';

const MINED_WITHIN_MS = 60_000;

export type Connected = { address: string; chainId: number } | null;

export function assertConnected({ call, chainId }: Pick<Intent, 'call' | 'chainId'>, wallet: Connected): void {
  if (!wallet) throw new ActionFault('not-connected');
  if (!isSameAddress(wallet.address, call.from)) throw new ActionFault('wrong-account');
  if (wallet.chainId !== chainId) throw new ActionFault('wrong-chain');
}

export function assertPriceNotEnded({ notAfter }: Pick<Intent, 'notAfter'>, now: number): void {
  if (notAfter !== undefined && now > notAfter - MINED_WITHIN_MS) throw new ActionFault('price-ended');
}

export const tokensOf = (spends: readonly Spend[]) => spends.flatMap(({ token }) => (token === 'coin' ? [] : [token]));

export function assertBalanceCovers(spends: readonly Spend[], { coin, tokens }: Balances): void {
  if (tokens.some(({ decimals }) => decimals !== DECIMALS)) throw new ActionFault('unsupported-token');
  const tokensRead = tokensOf(spends);
  for (const { token, amount, symbol } of spends) {
    const has = token === 'coin' ? coin : (tokens[tokensRead.indexOf(token)]?.units ?? 0n);
    if (has < amount) throw new ActionFault('too-little', { shortage: { missing: amount - has, symbol } });
  }
}

export function assertBalanceCoversFee(spends: readonly Spend[], coin: bigint, fee: bigint, symbol: string): void {
  const spent = spends.reduce((sum, { token, amount }) => (token === 'coin' ? sum + amount : sum), 0n);
  const needed = fee + spent;
  if (coin < needed) throw new ActionFault('too-little-gas', { shortage: { missing: needed - coin, symbol } });
}
