import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { appConfigQuery } from '@/api/app-config-query';
import { queryClient } from '@/api/query-client';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { CopyButton } from '@/ui/address/copy-button';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { explorerLink } from '@/utils/explorer';
import { contractsOf, type Contract } from '../model/contracts';

export const Contracts = () => (
  <QueryClientProvider client={queryClient}>
    <Addresses />
  </QueryClientProvider>
);

const List = styled('ul')({
  '&&': { listStyle: 'none', paddingInlineStart: 0, maxInlineSize: 'none' },
  borderBlockEnd: `1px solid ${color.rule}`,
});
const Entry = styled('li')({
  'ul > &&': { marginBlockStart: 0 },
  display: 'grid',
  gap: '8px 40px',
  alignItems: 'center',
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 16,
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :last-child:not(:nth-child(2))': { gridArea: '1 / 2 / 3' },
  },
  [from.desktop]: {
    gridTemplateColumns: '240px minmax(0, 1fr) auto',
    '& > :last-child:not(:nth-child(2))': { gridArea: 'auto' },
  },
});
const Name = styled('div')({
  ...OWN_DIRECTION,
  lineHeight: 1.4,
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.9375rem', color: color.soft },
});
const ActionRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  '@media print': { display: 'none' },
});
const Outside = styled('a')({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);
const Note = styled('p')({
  ...FIGURES,
  ...OWN_DIRECTION,
  marginBlockStart: 14,
  color: color.soft,
  fontSize: '0.9375rem',
});

function Addresses() {
  const query = useQuery(appConfigQuery);
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading the addresses" lines={5} />}>
      {(config) => (
        <>
          <List>
            {contractsOf(config).map((contract) => (
              <ContractLine key={contract.name} contract={contract} explorerUrl={config.chain.explorerUrl} />
            ))}
          </List>
          <Note>
            On {config.chain.name}, chain id <bdi>{config.chain.id}</bdi>.
            {config.chain.explorerUrl === null && ' There are no links, because no block explorer is set up here.'}
          </Note>
        </>
      )}
    </Loaded>
  );
}

const ContractLine = ({ contract, explorerUrl }: { contract: Contract; explorerUrl: string | null }) => {
  const { name, purpose, address } = contract;
  const href = address && explorerLink(explorerUrl, address, 'address');
  return (
    <Entry>
      <Name>
        <strong>{name}</strong> <small>{purpose}</small>
      </Name>
      {address ? <GroupedAddress value={address} /> : <Note>Not set up here</Note>}
      {address && (
        <ActionRow>
          {href && (
            <Outside href={href} target="_blank" rel="noreferrer noopener">
              Explorer <ScreenReaderText>for {name}, in a new tab</ScreenReaderText>
            </Outside>
          )}
          <CopyButton text={address} label={`Copy ${name} address`} />
        </ActionRow>
      )}
    </Entry>
  );
};
