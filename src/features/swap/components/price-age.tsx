import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { SmallError } from '@/ui/state/small-error';
import type { MarketReading } from '../hooks/use-market';
import { ageText } from '../model/picture';

const Soft = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

const ago = (seconds: number) => `Updated ${ageText(seconds) ?? 'hours ago'}`;

export function PriceAge({ reading }: { reading: MarketReading }) {
  const { market, seconds, isFailing, isStale, isReading, readAgain } = reading;
  if (isFailing || isStale)
    return (
      <SmallError onRetry={() => void readAgain()} isRetrying={isReading}>
        {market ? `The price could not be updated. ${ago(seconds)}.` : 'The price could not be loaded.'}
        {isStale && ' It is too old to use for a swap.'}
      </SmallError>
    );
  return <Soft>{market ? ago(seconds) : 'Loading the price'}</Soft>;
}
