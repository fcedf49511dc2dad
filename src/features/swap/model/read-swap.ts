import { impactBpsOf, liquidityFeeOf } from '@/domain/swap/costs';
import { judgeImpact, type ImpactLevel } from '@/domain/swap/levels';
import { limitsOf, type SwapLimits } from '@/domain/swap/limits';
import type { Decimals } from '@/domain/swap/price';
import { quoteOf, type Quote } from '@/domain/swap/quote';
import type { SwapToken } from '@/domain/swap/tokens';
import { textOfSwapFault } from '@/errors/text/swap';
import { formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';
import type { SwapDraft } from './stored-swap';
import type { Market } from './market';
import { completed } from '@/parts/amount-field/amount-text';

type SwapSide = SwapDraft['exact'];
type Problem = Readonly<{ at: SwapSide; text: string }>;

export type Priced = Readonly<{
  quote: Quote;
  decimals: Decimals;
  limits: SwapLimits | null;
  impact: Readonly<{ level: ImpactLevel; bps: bigint }>;
  fee: bigint;
}>;

type Read = Readonly<{ priced: Priced | null; problem: Problem | null }>;

const decimalsOf = ({ pay, get }: SwapDraft, { decimals }: Market): Decimals => ({
  pay: decimals[pay],
  get: decimals[get],
});

const IMPACT_REFUSED = 'This swap would move the price by more than 15%. Enter a smaller amount.';

export function readSwap(draft: SwapDraft, market: Market | undefined, slippageBps: bigint | null): Read {
  const { pay, get, exact } = draft;
  const refused = (text: string, at: SwapSide = exact): Read => ({ priced: null, problem: { at, text } });
  if (pay === get) return refused(faultText('same-token'), 'get');
  if (draft.amount === '') return refused(`Enter how much you want to ${exact === 'pay' ? 'pay' : 'receive'}.`);
  if (!market) return refused('The price has not loaded yet. Wait a moment, or load it again.');
  const decimals = decimalsOf(draft, market);
  const amount = toBaseUnits(completed(draft.amount), decimals[exact]);
  if (amount === null) return refused(`Enter an amount with up to ${decimals[exact]} decimals, such as 10.5.`);
  if (amount === 0n) return refused('Enter an amount above zero.');
  const answer = quoteOf({ pay, get, exact, amount }, market.exchange);
  if (answer.type === 'refused') return refused(faultText(answer.reason));
  const priced = pricedBy(answer.quote, decimals, slippageBps);
  return { priced, problem: problemOf(priced, draft, market) };
}

export const pricedBy = (quote: Quote, decimals: Decimals, slippageBps: bigint | null): Priced => ({
  quote,
  decimals,
  limits: slippageBps === null ? null : limitsOf(quote, slippageBps),
  impact: judgeImpact(impactBpsOf(quote)),
  fee: liquidityFeeOf(quote),
});

function faultText(fault: Parameters<typeof textOfSwapFault>[0]): string {
  const { title, text } = textOfSwapFault(fault, 'quoted');
  return `${title}. ${text}`;
}

function problemOf({ quote, limits, impact }: Priced, { pay, exact }: SwapDraft, market: Market): Problem | null {
  if (impact.level === 'refused') return { at: exact, text: IMPACT_REFUSED };
  const most = limits?.maxPaid ?? quote.paid;
  const balance = market.balances?.[pay];
  // A balance from a single node causes no refusal. The balance is read again at submit.
  if (balance === undefined || most <= balance || market.isAbout) return null;
  const amount = (units: bigint) => `${formatAmount(fromBaseUnits(units, market.decimals[pay]), { places: 8 })} ${pay}`;
  if (balance === 0n) return { at: 'pay', text: `Your wallet holds no ${pay}.` };
  const need = most === quote.paid ? '' : ` This swap may take up to ${amount(most)}.`;
  return { at: 'pay', text: `Your wallet holds ${amount(balance)}.${need}` };
}

/** The BNB reserved for gas. This is enough for several swaps on BNB Smart Chain. */
export const RESERVED_FOR_GAS = '0.005';

export function maxToPay(pay: SwapToken, { balances, decimals }: Market): string | null {
  const reserved = pay === 'BNB' ? (toBaseUnits(RESERVED_FOR_GAS, decimals.BNB) ?? 0n) : 0n;
  return balances && balances[pay] > reserved ? fromBaseUnits(balances[pay] - reserved, decimals[pay]) : null;
}

const PLACES_SHOWN = 8;

/** Shortens the amount to fit the field: a received amount is rounded down, a paid amount up. */
export function otherSide({ quote, decimals }: Priced): string {
  const side = quote.exact === 'pay' ? 'get' : 'pay';
  const units = side === 'get' ? quote.got : quote.paid;
  const cut = Math.max(0, decimals[side] - PLACES_SHOWN);
  const step = 10n ** BigInt(cut);
  const shown = side === 'get' ? units / step : (units + step - 1n) / step;
  return fromBaseUnits(shown * step, decimals[side]);
}
