import type { Address } from '@/api/contract';
import { isMuchBetter } from '@/domain/swap/much-better';
import { quoteOf, type Exchange, type Quote } from '@/domain/swap/quote';
import { comparedWith, type Compared, type Published } from '@/domain/swap/reference';
import { isRiskier, riskOf, type Risk } from '@/domain/swap/risk';
import { newReview, renewedReview, type Swap } from '@/tx';
import { keyOfReview, type ReviewedSwap, type SwapDraft } from './stored-swap';
import type { Market } from './market';
import { pricedBy, type Priced } from './read-swap';

type FrozenFigures = Pick<
  ReviewedSwap,
  'type' | 'paid' | 'got' | 'maxPaid' | 'minReceived' | 'route' | 'impactBps' | 'fee' | 'decimals'
>;

const frozenFigures = ({ quote, limits, impact, fee, decimals }: Priced): FrozenFigures | null =>
  limits && {
    type: quote.type,
    paid: String(quote.paid),
    got: String(quote.got),
    maxPaid: String(limits.maxPaid),
    minReceived: String(limits.minReceived),
    route: quote.type === 'swap' ? [...quote.route] : [],
    impactBps: String(impact.bps),
    fee: String(fee),
    decimals: { ...decimals },
  };

type Chosen = Readonly<{ from: Address; bps: bigint; deadline: number; compared: Compared | null }>;

export function newSwapReview(
  priced: Priced,
  { pay, get, exact }: SwapDraft,
  { from, bps, deadline, compared }: Chosen,
): ReviewedSwap | null {
  const figures = frozenFigures(priced);
  return (
    figures && {
      ...figures,
      ...{ pay, get, exact, from },
      ...newReview(),
      id: crypto.randomUUID(),
      approvalId: crypto.randomUUID(),
      slippageBps: Number(bps),
      minutes: deadline,
      deviationBps: compared && String(compared.bps),
      isAbove: compared?.isAbove,
    }
  );
}

export const reviewedRisk = ({ impactBps, deviationBps }: ReviewedSwap): Risk =>
  riskOf(BigInt(impactBps), deviationBps === null ? null : BigInt(deviationBps));

export function isToApprove({ type, pay, maxPaid }: ReviewedSwap, { allowances }: Market): boolean {
  return type === 'swap' && pay !== 'BNB' && (allowances?.[pay] ?? 0n) < BigInt(maxPaid);
}

const requestOf = ({ pay, get, exact, paid, got }: ReviewedSwap) => ({
  pay,
  get,
  exact,
  amount: BigInt(exact === 'pay' ? paid : got),
});

/** Keeps only the pools of the reviewed route, because the swap uses that route even if another is better. */
function alongRoute(route: ReviewedSwap['route'], { feeBps, pools }: Exchange): Exchange {
  const isStep = (one: string, other: string) =>
    route.some((token, at) => token === one && (route[at + 1] === other || route[at - 1] === other));
  return { feeBps, pools: pools.filter(({ tokens: [one, other] }) => isStep(one, other)) };
}

const isWithin = ({ paid, got }: Quote, { maxPaid, minReceived }: ReviewedSwap): boolean =>
  paid <= BigInt(maxPaid) && got >= BigInt(minReceived);

type MarketComparison =
  | Readonly<{ type: 'within' }>
  | Readonly<{ type: 'gone' }>
  | Readonly<{ type: 'worse' | 'better' | 'riskier'; priced: Priced }>;

export function compareWithMarket(
  review: ReviewedSwap,
  market: Market,
  published: Published | undefined,
): MarketComparison {
  if (review.type !== 'swap') return { type: 'within' };
  const figures = { paid: BigInt(review.paid), got: BigInt(review.got) };
  const best = quoteOf(requestOf(review), market.exchange);
  if (best.type === 'refused') return { type: 'gone' };
  const priced = pricedBy(best.quote, review.decimals, BigInt(review.slippageBps));
  if (isMuchBetter(best.quote, figures, BigInt(review.slippageBps))) return { type: 'better', priced };
  const reviewed = quoteOf(requestOf(review), alongRoute(review.route, market.exchange));
  if (reviewed.type !== 'quoted' || !isWithin(reviewed.quote, review)) return { type: 'worse', priced };
  const own = pricedBy(reviewed.quote, review.decimals, BigInt(review.slippageBps));
  return isRiskier(riskNow(own, review, published), reviewedRisk(review))
    ? { type: 'riskier', priced }
    : { type: 'within' };
}

function riskNow(priced: Priced, review: ReviewedSwap, published: Published | undefined): Risk {
  const compared = published && comparedWith(published, priced, review);
  return riskOf(priced.impact.bps, compared ? compared.bps : null);
}

export function renewedSwapReview(
  review: ReviewedSwap,
  market: Market | undefined,
  published: Published | undefined,
): ReviewedSwap | null {
  if (review.type !== 'swap') return underNewId(review);
  const best = market && quoteOf(requestOf(review), market.exchange);
  if (best?.type !== 'quoted') return null;
  return reviewAtPrice(review, pricedBy(best.quote, review.decimals, BigInt(review.slippageBps)), published);
}

export function reviewAtPrice(
  review: ReviewedSwap,
  priced: Priced,
  published: Published | undefined,
): ReviewedSwap | null {
  const figures = frozenFigures(priced);
  const compared = published && comparedWith(published, priced, review);
  return (
    figures && {
      ...underNewId(review),
      ...figures,
      deviationBps: compared ? String(compared.bps) : review.deviationBps,
      isAbove: compared ? compared.isAbove : review.isAbove,
    }
  );
}

const underNewId = (review: ReviewedSwap): ReviewedSwap => ({
  ...review,
  ...renewedReview(keyOfReview(review), review),
  id: crypto.randomUUID(),
});

export function swapOf(review: ReviewedSwap): Swap {
  const { id, pay, get, exact, paid, got, maxPaid, minReceived, route, slippageBps, minutes, deviationBps } = review;
  const warning = { risk: reviewedRisk(review), isCompared: deviationBps !== null };
  return { id, pay, get, exact, paid, got, maxPaid, minReceived, route, slippageBps, minutes, warning };
}
