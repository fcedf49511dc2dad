import type { DataOf, getFnxPrice } from './contract';

export type PriceFromPage = { data: DataOf<typeof getFnxPrice>; readAt: string };

let price: PriceFromPage | undefined;

export const keepPriceFromPage = (found: PriceFromPage): void => void (price = found);
export const priceFromPage = (): PriceFromPage | undefined => price;

/**
 * Returns when the server read the price, but at most this browser's current time. A later time would delay the refetch
 * of a stale price.
 */
export const pricedAt = (): number | undefined => price && Math.min(Date.parse(price.readAt), Date.now());
