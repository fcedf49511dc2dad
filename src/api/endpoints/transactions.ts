import { queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { getMinimumPayment } from '../contract';
import { USER_SCOPE } from '../query-client';

export const minimumPaymentQuery = (currency: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'minimum-payment', currency],
    queryFn: ({ signal }) => callService(getMinimumPayment, { currency }, { signal }),
  });
