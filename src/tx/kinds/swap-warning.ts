import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { impactBpsOf } from '@/domain/swap/costs';
import type { Quote } from '@/domain/swap/quote';
import { comparedWith, isComparable, type Published } from '@/domain/swap/reference';
import { isRiskier, riskOf } from '@/domain/swap/risk';
import { ActionFault } from '@/errors/action-fault';
import { DECIMALS } from '@/utils/money';
import type { Engine } from '../engine';
import type { Swap } from './swap-intent';

const DECIMALS_OF_SIDES = { pay: DECIMALS, get: DECIMALS };

async function publishedNow(engine: Engine, { warning }: Swap): Promise<Published | null> {
  try {
    return await engine.service.queries.fetchQuery({ ...fnxPriceQuery, staleTime: 0, retry: false });
  } catch (cause) {
    if (warning?.isCompared) throw new ActionFault('service-away', { cause });
    return null;
  }
}

/**
 * Throws if the warning from current figures is more serious than the one that the investor accepted in the review. A
 * review without a warning accepts none.
 */
export async function assertNotRiskier(engine: Engine, swap: Swap, quote: Quote): Promise<void> {
  const published = isComparable(swap) ? await publishedNow(engine, swap) : null;
  const compared = published && comparedWith(published, { quote, decimals: DECIMALS_OF_SIDES }, swap);
  const now = riskOf(impactBpsOf(quote), compared && compared.bps);
  if (isRiskier(now, swap.warning?.risk ?? 'none')) throw new ActionFault('warning-changed');
}
