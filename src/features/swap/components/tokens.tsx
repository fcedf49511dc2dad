import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Panel } from '@/ui/layout/panel';

const List = styled('dl')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});
const Symbol = styled('dt')({ fontWeight: 550, fontSize: '1.125rem' });
const Meaning = styled('dd')({ color: color.soft });

const TOKENS = [
  ['FNX', 'A share of FNX Bank.'],
  ['USDT', 'A token that follows the US dollar; its issuer is not the bank.'],
  ['BNB', 'The coin of the chain, in which gas is paid.'],
  ['WBNB', 'BNB in the form of a token. One is always worth one BNB, and changing them costs gas alone.'],
] as const;

export const Tokens = () => (
  <Panel title="What can be swapped">
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
  </Panel>
);
