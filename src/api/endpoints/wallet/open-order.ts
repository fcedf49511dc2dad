import { callService } from '../../client';
import { buyShare, type RequestOf } from '../../contract';

export type OrderRequest = RequestOf<typeof buyShare>;

export const openOrder = (request: OrderRequest) => callService(buyShare, request);
