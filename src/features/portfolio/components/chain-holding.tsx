import { useQuery } from '@tanstack/react-query';
import type { Address as AddressText } from '@/api/contract';
import { Address } from '@/ui/address/address';
import { ConvertedValue } from '@/parts/display-value';
import { LastRead } from '@/parts/last-read';
import { Amount } from '@/ui/amount';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { chainHoldingQuery } from '@/chain/queries';

const LABELS = { address: 'Linked wallet', onChain: 'FNX on the chain', worth: 'Estimated total value' } as const;

type Shown = {
  isNamed?: boolean;
};

export const HoldingSkeleton = ({ isNamed = false }: Shown) => (
  <StatsSkeleton labels={[...(isNamed ? [LABELS.address] : []), LABELS.onChain, LABELS.worth]} />
);

type Props = Shown & { address: AddressText; totalFiat: string | null };

export function ChainHolding({ address, totalFiat, isNamed = false }: Props) {
  const holding = useQuery(chainHoldingQuery(address));
  return (
    <Loaded query={holding} loading={<HoldingSkeleton isNamed={isNamed} />}>
      {({ amount, chainName, isAbout }) => (
        <StatGrid>
          {isNamed && (
            <Stat label={LABELS.address}>
              <Address value={address} />
            </Stat>
          )}
          <Stat
            label={LABELS.onChain}
            note={
              <>
                {isAbout ? `From one node on ${chainName}` : `Read from ${chainName}`}
                <LastRead isError={holding.isError} dataUpdatedAt={holding.dataUpdatedAt} />
              </>
            }
          >
            <Amount value={amount} unit="FNX" isAbout={isAbout} />
          </Stat>
          <Stat label={LABELS.worth} note="FNX in the wallet and staked, USDT and BNB, at the bank’s prices">
            <ConvertedValue value={totalFiat} />
          </Stat>
        </StatGrid>
      )}
    </Loaded>
  );
}
