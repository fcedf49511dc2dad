import type { TokenBalance } from '@/chain/balances';
import type { Sending } from '@/tx';
import { formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';

export type SendToken = Sending['token'];
export const SEND_TOKENS: readonly SendToken[] = ['FNX', 'USDT', 'BNB'];

/** BNB kept back for network fees. It covers many transfers on BNB Smart Chain. */
export const KEPT_FOR_FEE = '0.001';

type Read = { amount: string; error?: undefined } | { error: string };

const completed = (typed: string): string => typed.replace(/\.$/, '').replace(/^\./, '0.');

export function readAmountToSend(typed: string, token: SendToken, held: TokenBalance | undefined): Read {
  if (typed === '') return { error: 'Type how much you want to send.' };
  if (!held) return { error: 'Your balance has not been read yet. Wait a moment, or read it again.' };
  const units = toBaseUnits(completed(typed), held.decimals);
  if (units === null) return { error: `Type an amount with at most ${held.decimals} decimals, such as 10.5.` };
  if (units === 0n) return { error: 'Type an amount above zero.' };
  // A balance from a single node is no reason to refuse. It is read again at submit.
  const error = held.isAbout ? undefined : beyondWallet(units, token, held);
  return error === undefined ? { amount: fromBaseUnits(units, held.decimals) } : { error };
}

const words = (units: bigint, decimals: number, token: SendToken) =>
  `${formatAmount(fromBaseUnits(units, decimals), { places: 8 })} ${token}`;

function beyondWallet(units: bigint, token: SendToken, held: TokenBalance): string | undefined {
  if (held.units === 0n) return `Your wallet holds no ${token}.`;
  if (units > held.units) return `Your wallet holds ${words(held.units, held.decimals, token)}.`;
  const left = held.units - keptForFee(token, held);
  if (units <= left) return undefined;
  const kept = `${KEPT_FOR_FEE} ${token} stays for the network fee`;
  return left > 0n
    ? `${kept}. You can send ${words(left, held.decimals, token)} at most.`
    : `${kept}, and your wallet holds ${words(held.units, held.decimals, token)}. Send a little ${token} to it first.`;
}

const keptForFee = (token: SendToken, { decimals }: TokenBalance): bigint =>
  token === 'BNB' ? (toBaseUnits(KEPT_FOR_FEE, decimals) ?? 0n) : 0n;

export function allToSend(token: SendToken, held: TokenBalance): string | null {
  const left = held.units - keptForFee(token, held);
  return left > 0n ? fromBaseUnits(left, held.decimals) : null;
}
