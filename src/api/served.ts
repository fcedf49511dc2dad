import type { DataOf, getFnxPrice } from './contract';

export type ServedPrice = { data: DataOf<typeof getFnxPrice>; readAt: string };

let price: ServedPrice | undefined;

export const noteServedPrice = (served: ServedPrice): void => void (price = served);
export const servedPrice = (): ServedPrice | undefined => price;

/**
 * The time when the server read the price, but at most this browser's current time, because a later time would delay
 * the refetch of a stale price.
 */
export const servedAt = (): number | undefined => price && Math.min(Date.parse(price.readAt), Date.now());
