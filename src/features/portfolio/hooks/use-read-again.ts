import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DataOf, dashboard } from '@/api/contract';
import { VALUE_HISTORY_KEY } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';

const ALONG = [VALUE_HISTORY_KEY, TRANSACTIONS_KEY, myWalletQuery.queryKey, stakingQuery.queryKey, CHAIN_HOLDING_KEY];

type Holding = DataOf<typeof dashboard>;

const stateOf = ({ totalShares, staked, openOrders }: Holding): string =>
  [totalShares, staked, ...openOrders.map(({ _id, status }) => `${_id} ${status}`)].join();

export function useReadAgain(holding: Holding | undefined): void {
  const client = useQueryClient();
  const state = holding && stateOf(holding);
  const before = useRef(state);
  useEffect(() => {
    const isChanged = before.current !== undefined && state !== undefined && before.current !== state;
    if (isChanged) for (const queryKey of ALONG) void client.invalidateQueries({ queryKey });
    before.current = state ?? before.current;
  }, [client, state]);
}
