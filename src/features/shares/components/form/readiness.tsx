import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { appConfigQuery } from '@/api/app-config-query';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { balanceOnChainQuery, gasPriceQuery } from '@/chain/queries';
import { isIdentityApproved, isWalletApproved } from '@/domain/gates';
import { color } from '@/theme/tokens';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '6px 24px', fontSize: '0.9375rem' });
const Entry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.soft,
  '& > svg': { flex: 'none', color: color.caution },
  '&[data-ready] > svg': { color: color.metal },
});

const Mark = ({ isReady }: { isReady: boolean }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 14 14"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    {isReady ? <path d="M2 7.5 5.5 11 12 3.5" /> : <circle cx="7" cy="7" r="5" strokeDasharray="2.4 2" />}
  </svg>
);

type Tick = readonly [isReady: boolean, text: string];

export function Readiness({ gas }: { gas: bigint }) {
  const { data: user } = useQuery(profileQuery);
  const network = useNetworkTick(gas);
  if (!user) return null;
  const isVerified = isIdentityApproved(user);
  const ticks: readonly Tick[] = [
    [isVerified, isVerified ? 'Identity verified' : 'Identity not verified'],
    walletTick(user),
    network,
  ];
  return (
    <List aria-label="What a purchase needs">
      {ticks.map(([isReady, text]) => (
        <Entry key={text} data-ready={isReady || undefined}>
          <Mark isReady={isReady} />
          {text}
        </Entry>
      ))}
    </List>
  );
}

function walletTick(user: User): Tick {
  if (!user.walletAddress) return [false, 'No linked wallet'];
  return isWalletApproved(user) ? [true, 'Wallet linked'] : [false, 'Linked wallet not approved'];
}

function useNetworkTick(gas: bigint): Tick {
  const wallet = useStore(walletStore);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const { data: config } = useQuery(appConfigQuery);
  const { data: price } = useQuery(gasPriceQuery);
  const coin = useQuery(balanceOnChainQuery(isReady ? 'coin' : undefined, isReady ? wallet.address : '0x'));
  if (wallet.status !== 'connected') return [false, 'Wallet not connected'];
  if (!wallet.isSupported) return [false, 'Wallet on another network'];
  const network = config?.chain.name ?? 'Network';
  if (price === undefined || !coin.data) return [true, network];
  return coin.data.units >= gas * price
    ? [true, `${network}, enough BNB for the fee`]
    : [false, `${network}, not enough BNB for the fee`];
}
