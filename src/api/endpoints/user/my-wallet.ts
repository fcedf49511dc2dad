import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { myWallet } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const myWalletQuery = queryOptions({
  queryKey: [USER_SCOPE, 'my-wallet'],
  queryFn: ({ signal }) => callService(myWallet, {}, { signal }),
});
