import { callService } from '../../client';
import { buyShare, type RequestOf } from '../../contract';

export type OrderRequest = RequestOf<typeof buyShare>;

/** The same key gives the same order, however often it is asked for. */
export const openOrder = (request: OrderRequest) => callService(buyShare, request);
