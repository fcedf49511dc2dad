import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const List = styled('dl')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});
const Symbol = styled('dt')({ fontWeight: 550, fontSize: '1.125rem' });
const Meaning = styled('dd')({ color: color.soft });

const TOKENS = [
  ['FNX', 'A share of FNX Bank.'],
  ['USDT', 'A token that tracks the US dollar. Not issued by the bank.'],
  ['BNB', 'The network’s own coin. It pays network fees.'],
  ['WBNB', 'BNB as a token. One is always worth one BNB; converting costs only the network fee.'],
] as const;

export const Tokens = () => (
  <List>
    {TOKENS.map(([symbol, meaning]) => (
      <div key={symbol}>
        <Symbol>
          <bdi>{symbol}</bdi>
        </Symbol>
        <Meaning>{meaning}</Meaning>
      </div>
    ))}
  </List>
);
