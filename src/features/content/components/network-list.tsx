import styled from '@emotion/styled';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { CopyButton } from '@/ui/address/copy-button';
import { Definitions } from './definitions';
import { About, Exact, Row, Rows, Tail, ProofText } from './figures/proof-rows';

type KnownAddress = { name: string; use: string; address: string; href: string | null };

export type NetworkFacts = {
  name: string;
  id: number;
  currency: string;
  explorer: string | null;
  contracts: readonly KnownAddress[];
};

const Name = styled('p')({ fontWeight: 600 });
const Look = styled('a')({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const TOKENS = [
  { term: 'Token', meaning: 'FNX, BEP-20, 18 decimals' },
  { term: 'Accepted', meaning: 'BNB, and USDT with 18 decimals on the same network' },
];

const WITHOUT_ADDRESSES = (
  <Definitions
    items={[
      { term: 'Network', meaning: 'BNB Smart Chain' },
      ...TOKENS,
      { term: 'Addresses', meaning: 'Shown in full in your account before your first payment' },
    ]}
  />
);

const factsOf = ({ name, id, currency, explorer }: NetworkFacts) => [
  { term: 'Network', meaning: name },
  { term: 'Chain id', meaning: String(id) },
  { term: 'Fee currency', meaning: currency },
  ...(explorer ? [{ term: 'Explorer', meaning: <a href={explorer}>{new URL(explorer).host}</a> }] : []),
  ...TOKENS,
];

export function NetworkList({ network }: { network: NetworkFacts | null }) {
  if (!network) return WITHOUT_ADDRESSES;
  return (
    <>
      <Definitions items={factsOf(network)} />
      <h3>Addresses</h3>
      <Rows>
        {network.contracts.map(({ name, use, address, href }) => (
          <Row key={name}>
            <ProofText>
              <Name>{name}</Name>
              <About>{use}</About>
            </ProofText>
            <Tail>
              <Exact dir="ltr">{address}</Exact>
              <CopyButton text={address} label="Copy" of={`the address of ${name}`} isQuiet />
              {href && (
                <Look href={href} target="_blank" rel="noreferrer noopener">
                  Explorer<ScreenReaderText>: {name}, in a new tab</ScreenReaderText>
                </Look>
              )}
            </Tail>
          </Row>
        ))}
      </Rows>
    </>
  );
}
