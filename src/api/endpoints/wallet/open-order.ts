import { callService } from '../../client';
import { buyShare, type RequestOf } from '../../contract';

export type OrderRequest = RequestOf<typeof buyShare>;

/** Idempotent by its key. */
export const openOrder = (request: OrderRequest) => callService(buyShare, request);
