import { useQueries, useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import type { Address, Balance } from '@/api/contract';
import { transactionsQuery } from '@/api/endpoints/wallet/transactions';
import type { TokenBalance } from '@/chain/balances';
import { balanceOnChainQuery } from '@/chain/queries';
import type { AppConfig } from '@/config/app-config';
import { useUnsettled } from '@/tx/hooks';
import { parseServiceAmount } from '@/utils/service-amount';
import { DECIMALS } from '@/utils/money';
import type { TokenBalances, Symbol } from '../model/balance-lines';
import { movedTokens, type Contracts } from '../model/moved-tokens';

const REREAD_MS = 15_000;
const PENDING = { status: 'PENDING', limit: 100 } as const;

const contractsOf = ({ fnxToken, payTokens, swap }: AppConfig): Contracts => ({
  FNX: fnxToken,
  USDT: payTokens.USDT,
  ...(swap && { WBNB: swap.wbnb }),
});

const recordOf = (balances: readonly Balance[], symbol: Symbol) => balances.find((one) => one.symbol === symbol);
const inUnits = ({ units, decimals }: TokenBalance) =>
  decimals <= DECIMALS ? units * 10n ** BigInt(DECIMALS - decimals) : units / 10n ** BigInt(decimals - DECIMALS);

export type LiveBalance = TokenBalances & {
  record: Balance | undefined;
  hasFailed: boolean;
};

type BalancesRequest = { owner: Address; other: Address | undefined; balances: readonly Balance[] };

export function useLiveBalances({ owner, other, balances }: BalancesRequest) {
  const { data: config } = useQuery(appConfigQuery);
  const contracts = config ? contractsOf(config) : {};
  const symbols: readonly Symbol[] = ['FNX', 'USDT', 'BNB', ...(contracts.WBNB ? (['WBNB'] as const) : [])];
  const tokenOf = (symbol: Symbol) => (symbol === 'BNB' ? 'coin' : contracts[symbol]);
  const live = { refetchInterval: REREAD_MS } as const;
  const held = useQueries({
    queries: config ? symbols.map((symbol) => ({ ...balanceOnChainQuery(tokenOf(symbol), owner), ...live })) : [],
  });
  const elsewhere = useQueries({
    queries:
      config && other ? symbols.map((symbol) => ({ ...balanceOnChainQuery(tokenOf(symbol), other), ...live })) : [],
  });
  const { data: pending } = useQuery(transactionsQuery(PENDING));
  const moved = movedTokens(useUnsettled(), contracts);
  const lines = symbols.map((symbol, index): LiveBalance => {
    const record = recordOf(balances, symbol);
    const onChain = held[index]?.data;
    const there = elsewhere[index]?.data;
    return {
      symbol,
      record,
      onChain: onChain ? inUnits(onChain) : null,
      recorded: parseServiceAmount(record?.available),
      staked: parseServiceAmount(record?.staked) ?? 0n,
      elsewhere: there ? inUnits(there) : null,
      isAbout: onChain?.isAbout === true || held[index]?.isError === true,
      isAboutElsewhere: there?.isAbout === true || elsewhere[index]?.isError === true,
      isPending: moved.has(symbol),
      isConfirming: pending?.docs.some((entry) => entry.symbol === symbol) ?? false,
      hasFailed: onChain === undefined && (held[index]?.failureCount ?? 0) > 0,
    };
  });
  const isShown = ({ symbol, onChain, elsewhere: there, hasFailed }: LiveBalance) =>
    symbol !== 'WBNB' || hasFailed || Boolean(onChain) || Boolean(there);
  const readAt = config ? Math.min(...held.map(({ dataUpdatedAt }) => dataUpdatedAt)) : 0;
  const readAgain = () => [...held, ...elsewhere].forEach(({ refetch }) => void refetch());
  const isFailing = [...held, ...elsewhere].some(({ isError }) => isError);
  return {
    lines: lines.filter(isShown),
    chainName: config?.chain.name,
    readAt: readAt > 0 ? readAt : null,
    isFailing,
    readAgain,
  };
}
