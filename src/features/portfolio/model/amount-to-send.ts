import type { TokenBalance } from '@/chain/balances';
import type { Sending } from '@/tx';
import { formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';

export type SendToken = Sending['token'];
export const SEND_TOKENS: readonly SendToken[] = ['FNX', 'USDT', 'BNB'];

/** Enough for a transfer many times over, on a chain where one costs a few cents. */
export const KEPT_FOR_FEE = '0.001';

type Read = { amount: string; error?: undefined } | { error: string };

/** `5.` and `.5` are plain enough to be read. */
const completed = (typed: string): string => typed.replace(/\.$/, '').replace(/^\./, '0.');

/** As it is sent, to the last unit; or why it cannot be. */
export function readAmountToSend(typed: string, token: SendToken, held: TokenBalance | undefined): Read {
  if (typed === '') return { error: 'Type how much you want to send.' };
  if (!held) return { error: 'Your balance has not been read yet. Wait a moment, or read it again.' };
  const units = toBaseUnits(completed(typed), held.decimals);
  if (units === null) return { error: `Type an amount with at most ${held.decimals} decimals, such as 10.5.` };
  if (units === 0n) return { error: 'Type an amount above zero.' };
  if (units > held.units)
    return {
      error:
        held.units === 0n
          ? `Your wallet holds no ${token}.`
          : `Your wallet holds ${formatAmount(fromBaseUnits(held.units, held.decimals), { places: 8 })} ${token}.`,
    };
  return { amount: fromBaseUnits(units, held.decimals) };
}

/** What can be sent at once; of the coin, what the network takes for it stays. */
export function allToSend(token: SendToken, { units, decimals }: TokenBalance): string | null {
  const kept = token === 'BNB' ? (toBaseUnits(KEPT_FOR_FEE, decimals) ?? 0n) : 0n;
  return units > kept ? fromBaseUnits(units - kept, decimals) : null;
}
