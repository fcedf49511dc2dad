import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { buyShare, getMinimumPayment, type RequestOf } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export type OrderRequest = RequestOf<typeof buyShare>;

export const openOrder = (request: OrderRequest) => callService(buyShare, request);

export const minimumPaymentQuery = (currency: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'minimum-payment', currency],
    queryFn: ({ signal }) => callService(getMinimumPayment, { currency }, { signal }),
  });
