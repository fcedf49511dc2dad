import type { DataOf, getFnxPrice } from './contract';

/** What a page was served with, until the cache of calls is there to take it: that one comes after the page. */
export type ServedPrice = { data: DataOf<typeof getFnxPrice>; readAt: string };

let price: ServedPrice | undefined;

export const noteServedPrice = (served: ServedPrice): void => void (price = served);
export const servedPrice = (): ServedPrice | undefined => price;
