import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useState } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import { queryClient } from '@/api/query-client';
import { marketQuery } from '@/chain/market-query';
import { swapPins, type SwapPins } from '@/domain/swap/tokens';
import { AmountField } from '@/parts/amount-field/amount-field';
import { NetworkFee } from '@/parts/network-fee';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { Select } from '@/ui/form/select-field';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { DECIMALS, formatPercent } from '@/utils/money';
import { poolQuote, type Pair } from '../model/pool-quote';

const READ_EVERY_MS = 10_000;

const Token = styled('span')({ display: 'block', inlineSize: 108 });
const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem' });
const TOKENS = [
  { value: 'FNX', label: 'FNX' },
  { value: 'USDT', label: 'USDT' },
] as const;

export const PoolQuote = () => (
  <QueryClientProvider client={queryClient}>
    <Configured />
  </QueryClientProvider>
);

function Configured() {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading the quote" lines={6} />}>
      {(known) => {
        const pins = swapPins(known);
        return pins ? <Quote pins={pins} /> : <p>No exchange pool is set up here.</p>;
      }}
    </Loaded>
  );
}

function Quote({ pins }: { pins: SwapPins }) {
  const [{ pay, amount }, setTyped] = useState<{ pay: Pair['pay']; amount: string }>({ pay: 'FNX', amount: '10' });
  const pair = { pay, get: pay === 'FNX' ? 'USDT' : 'FNX' } as const;
  const { router, factory, tokens } = pins;
  const asked = { router, factory, tokens: [tokens.FNX, tokens.USDT, tokens.WBNB], owner: null };
  const query = useQuery({ ...marketQuery(asked, null), refetchInterval: READ_EVERY_MS });
  return (
    <Stack>
      <AmountField
        label="You would swap"
        value={amount}
        places={DECIMALS}
        onValue={(typed) => setTyped({ pay, amount: typed })}
        unit={
          <Token>
            <Select
              aria-label="Token to swap"
              value={pay}
              options={TOKENS}
              onChange={({ target }) => setTyped({ pay: target.value === 'USDT' ? 'USDT' : 'FNX', amount })}
            />
          </Token>
        }
      />
      <Loaded query={query} loading={<LoadingPanel label="Loading the quote" lines={5} />}>
        {(read) => <Facts pair={pair} quote={poolQuote(amount, pair, read, pins)} />}
      </Loaded>
    </Stack>
  );
}

function Facts({ pair: { pay, get }, quote }: { pair: Pair; quote: ReturnType<typeof poolQuote> }) {
  if (!quote) return <p role="status">Enter an amount above zero that the pool can cover.</p>;
  return (
    <>
      <FactList
        facts={[
          ['You would receive', <Amount key="got" value={quote.got} unit={get} />],
          ['You would receive at least', <Amount key="least" value={quote.least} unit={get} />],
          ['Price impact', formatPercent(quote.impactPct, { isChange: false })],
          ['Pool fee', <Amount key="fee" value={quote.fee} unit={pay} />],
          ['Network fee', <NetworkFee key="gas" gas={quote.gas} />, 'long'],
        ]}
      />
      <Note>Just read from the chain, with 0.5% slippage. It changes with every trade.</Note>
    </>
  );
}
