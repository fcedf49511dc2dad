import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Hash } from '@/api/contract';
import { swapOutcomeQuery } from '@/chain/market-query';
import type { SwapPins, SwapToken } from '@/domain/swap/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { SmallError } from '@/ui/state/small-error';
import { fromBaseUnits } from '@/utils/money';
import type { ReviewedSwap } from '../model/stored-swap';
import { differenceFromQuote, type SwapAmounts } from '../model/difference-from-quote';

type Props = { review: ReviewedSwap; pins: SwapPins; hash: Hash };

function againstQuote(review: ReviewedSwap, moved: SwapAmounts): FactEntry {
  const name = 'Compared with the quote';
  const { units, side, token } = differenceFromQuote(review, moved);
  if (units === 0n) return [name, 'Exactly as quoted'];
  const size = fromBaseUnits(units < 0n ? -units : units, review.decimals[side]);
  return [
    name,
    <Fragment key={name}>
      <ExactAmount value={size} unit={token} /> {units < 0n ? 'less' : 'more'}
    </Fragment>,
    'long',
  ];
}

export function SwapOutcome({ review, pins, hash }: Props) {
  const { pay, get, from, decimals } = review;
  const legOf = (token: SwapToken) => (token === 'BNB' ? ('coin' as const) : pins.tokens[token]);
  const parties = { account: from, router: pins.router, wrapped: pins.tokens.WBNB };
  const { data, isError, refetch, isFetching } = useQuery(
    swapOutcomeQuery({ hash, pay: legOf(pay), get: legOf(get), ...parties }),
  );
  if (isError && !data)
    return (
      <SmallError isRetrying={isFetching} onRetry={() => void refetch()}>
        What you paid and received could not be loaded from the network.
      </SmallError>
    );
  const amountOf = (units: bigint | undefined, side: 'pay' | 'get', unit: string) =>
    units === undefined ? (
      'loading'
    ) : (
      <ExactAmount value={fromBaseUnits(units, decimals[side])} unit={unit} isAbout={data?.isAbout} />
    );
  return (
    <FactList
      facts={[
        ['You paid', amountOf(data?.paid, 'pay', pay), 'long'],
        ['You received', amountOf(data?.got, 'get', get), 'long'],
        ...(data && !data.isAbout ? [againstQuote(review, data)] : []),
      ]}
    />
  );
}
