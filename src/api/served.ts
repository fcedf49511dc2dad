import type { DataOf, getFnxPrice } from './contract';

export type ServedPrice = { data: DataOf<typeof getFnxPrice>; readAt: string };

let price: ServedPrice | undefined;

export const noteServedPrice = (served: ServedPrice): void => void (price = served);
export const servedPrice = (): ServedPrice | undefined => price;

/** The server's read time, but never in the future of this browser's clock: a stale price must be refetched as usual. */
export const servedAt = (): number | undefined => price && Math.min(Date.parse(price.readAt), Date.now());
