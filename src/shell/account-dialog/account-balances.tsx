import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import type { Address } from '@/api/contract';
import { balanceOnChainQuery } from '@/chain/queries';
import { Amount } from '@/ui/amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { fromBaseUnits } from '@/utils/money';
import type { WalletState } from '@/wallet/state';

type Connected = Extract<WalletState, { status: 'connected' }>;

export function AccountBalances({ wallet: { address, balance } }: { wallet: Connected }) {
  const { data: config } = useQuery(appConfigQuery);
  const coin: FactEntry[] = balance
    ? [[balance.symbol, <Amount key="coin" value={balance.amount} unit={balance.symbol} isAbout={balance.isAbout} />]]
    : [];
  return (
    <FactList
      facts={[
        ['FNX', <TokenAmount key="FNX" token={config?.fnxToken} owner={address} unit="FNX" />],
        ['USDT', <TokenAmount key="USDT" token={config?.payTokens.USDT} owner={address} unit="USDT" />],
        ...coin,
      ]}
    />
  );
}

type TokenProps = { token: Address | undefined; owner: Address; unit: string };

function TokenAmount({ token, owner, unit }: TokenProps) {
  const { data, isError } = useQuery(balanceOnChainQuery(token, owner));
  if (data) {
    const isAbout = data.isAbout === true || isError;
    return <Amount value={fromBaseUnits(data.units, data.decimals)} unit={unit} isAbout={isAbout} />;
  }
  return isError ? 'Unavailable' : <Skeleton />;
}
