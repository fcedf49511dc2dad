import type { TokenBalance } from '@/chain/balances';
import type { Sending } from '@/tx';
import { completed } from '@/parts/amount-field/amount-text';
import { formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';

export type SendToken = Sending['token'];
export const SEND_TOKENS: readonly SendToken[] = ['FNX', 'USDT', 'BNB'];

/** The BNB reserved for network fees. This is enough for many transfers on BNB Smart Chain. */
export const RESERVED_FOR_FEE = '0.001';

type Read = { amount: string; error?: undefined } | { error: string };

export function readAmountToSend(typed: string, token: SendToken, balance: TokenBalance | undefined): Read {
  if (typed === '') return { error: 'Enter the amount you want to send.' };
  if (!balance) return { error: 'Your balance has not loaded yet. Wait a moment, or load it again.' };
  const units = toBaseUnits(completed(typed), balance.decimals);
  if (units === null) return { error: `Enter an amount with up to ${balance.decimals} decimals, such as 10.5.` };
  if (units === 0n) return { error: 'Enter an amount above zero.' };
  // A balance from a single node causes no refusal. The balance is read again at submit.
  const error = balance.isAbout ? undefined : beyondWallet(units, token, balance);
  return error === undefined ? { amount: fromBaseUnits(units, balance.decimals) } : { error };
}

const amountText = (units: bigint, decimals: number, token: SendToken) =>
  `${formatAmount(fromBaseUnits(units, decimals), { places: 8 })} ${token}`;

function beyondWallet(units: bigint, token: SendToken, balance: TokenBalance): string | undefined {
  if (balance.units === 0n) return `Your wallet holds no ${token}.`;
  if (units > balance.units) return `Your wallet holds ${amountText(balance.units, balance.decimals, token)}.`;
  const left = balance.units - reservedForFee(token, balance);
  if (units <= left) return undefined;
  const reserved = `${RESERVED_FOR_FEE} ${token} is reserved for the network fee`;
  return left > 0n
    ? `${reserved}. You can send up to ${amountText(left, balance.decimals, token)}.`
    : `${reserved}, and your wallet holds ${amountText(balance.units, balance.decimals, token)}. Add a little ${token} first.`;
}

const reservedForFee = (token: SendToken, { decimals }: TokenBalance): bigint =>
  token === 'BNB' ? (toBaseUnits(RESERVED_FOR_FEE, decimals) ?? 0n) : 0n;

export function maxToSend(token: SendToken, balance: TokenBalance): string | null {
  const left = balance.units - reservedForFee(token, balance);
  return left > 0n ? fromBaseUnits(left, balance.decimals) : null;
}
