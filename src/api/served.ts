import type { DataOf, getFnxPrice } from './contract';

/** What a page was served with, until the cache of calls is there to take it: that one comes after the page. */
export type ServedPrice = { data: DataOf<typeof getFnxPrice>; readAt: string };

let price: ServedPrice | undefined;

export const noteServedPrice = (served: ServedPrice): void => void (price = served);
export const servedPrice = (): ServedPrice | undefined => price;

/** When the server read it, and never later than now by this browser's clock: what is old is asked for as ever. */
export const servedAt = (): number | undefined => price && Math.min(Date.parse(price.readAt), Date.now());
