import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useReducer } from 'react';
import { convertedAmountQuery } from '@/api/endpoints/wallet/currencies';
import { listedCurrenciesQuery } from '@/api/endpoints/wallet/listed-currencies';
import { queryClient } from '@/api/query-client';
import { AmountField } from '@/parts/amount-field/amount-field';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { SelectField } from '@/ui/form/select-field';
import { Stack } from '@/ui/layout/page';
import { ErrorPanel } from '@/ui/state/error-panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFailure } from '@/ui/state/use-failure';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import { DECIMALS, formatMoney } from '@/utils/money';
import {
  convert,
  conversionOf,
  shownAmount,
  startOf,
  type Converter as State,
  type ConverterField,
} from '../model/converter';

export const Converter = () => (
  <QueryClientProvider client={queryClient}>
    <Loader />
  </QueryClientProvider>
);

function Loader() {
  const query = useQuery(listedCurrenciesQuery);
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading the currencies" lines={4} />}>
      {(currencies) =>
        currencies.length > 0 ? <Fields currencies={currencies} /> : <p>We can’t convert any currency at the moment.</p>
      }
    </Loaded>
  );
}

type Currency = { code: string; name: string; decimals: number | null };

const REREAD_MS = 30_000;
const DOLLAR = 'USD';
const CENTS = 2;
const EMPTY = { amount: '', from: '', to: '' };

const Note = styled('p')({ ...OWN_DIRECTION, color: color.soft, fontSize: '0.9375rem' });
const Line = styled('bdi')({ display: 'block', minBlockSize: '1.55em', color: color.ink });

function useEstimate(state: State) {
  const conversion = conversionOf(state);
  const settled = useDebouncedValue(conversion ? JSON.stringify(conversion) : '');
  const isSettled = settled === (conversion ? JSON.stringify(conversion) : '');
  const { amount, from, to } = conversion ?? EMPTY;
  const query = useQuery({
    ...convertedAmountQuery(amount, from, to),
    enabled: conversion !== null && isSettled,
    refetchInterval: REREAD_MS,
  });
  return { query, failure: useFailure(query), isAsked: conversion !== null };
}

function useConverter(currencies: readonly Currency[]) {
  const first = currencies.find(({ code }) => code === DOLLAR) ?? currencies[0];
  const [state, dispatch] = useReducer(convert, startOf(first?.code ?? DOLLAR));
  const currency = currencies.find(({ code }) => code === state.code) ?? first;
  const estimate = useEstimate(state);
  const { query, isAsked } = estimate;
  const places = { shares: DECIMALS, money: currency?.decimals ?? DECIMALS };
  const valueOf = (side: ConverterField) => {
    if (side === state.side) return state.typed;
    return isAsked && query.data ? shownAmount(query.data.estimated, places[side]) : '';
  };
  const fieldOf = (side: ConverterField) => ({
    value: valueOf(side),
    places: places[side],
    placeholder: isAsked && side !== state.side ? '…' : '0.00',
    onValue: (amount: string) => dispatch({ type: 'typed', side, amount }),
  });
  const choose = (code: string) => dispatch({ type: 'chosen', code });
  return { code: state.code, decimals: currency?.decimals, choose, estimate, fieldOf };
}

function Fields({ currencies }: { currencies: readonly Currency[] }) {
  const { code: chosen, decimals, choose, estimate, fieldOf } = useConverter(currencies);
  const { query, failure, isAsked } = estimate;
  return (
    <Stack>
      <AmountField label="Shares" unit="FNX" {...fieldOf('shares')} />
      <AmountField label="Worth about" unit={chosen} {...fieldOf('money')} />
      <SelectField
        label="Currency"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={currencies.map(({ code, name }) => ({
          value: code,
          label: name && name !== code ? `${code}, ${name}` : code,
        }))}
      />
      {failure ? (
        <ErrorPanel
          error={failure}
          onRetry={() => void query.refetch({ cancelRefetch: true })}
          isRetrying={query.isFetching}
        />
      ) : (
        <Rate code={chosen} rate={isAsked ? query.data : undefined} places={decimals} />
      )}
    </Stack>
  );
}

type RateProps = {
  code: string;
  rate: { from: string; to: string; rate: string } | undefined;
  places: number | null | undefined;
};

const Rate = ({ code, rate, places }: RateProps) => (
  <Note role="status">
    <Line dir="ltr">
      {rate &&
        `1 ${rate.from} = ${
          rate.to === code && places === CENTS
            ? formatMoney(rate.rate, { currency: code })
            : `${shownAmount(rate.rate, DECIMALS)} ${rate.to}`
        }`}
    </Line>
    An estimate in {code} at the current reference price. Your order states its own price and holds it.
  </Note>
);
