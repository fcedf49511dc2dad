import styled from '@emotion/styled';
import type { DataOf, getFnxPrice } from '@/api/contract';
import { color } from '@/theme/tokens';
import { formatUtcMoment } from '@/utils/dates';
import { SmallError } from '@/ui/state/small-error';
import { Stack } from '@/ui/layout/page';
import { FactList } from '@/ui/fact-list';
import { percentOf, priceFigure } from '../model/figures';
import type { Compared } from '@/domain/swap/reference';
import { ImpactFigure } from './impact-figure';

const Soft = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

const WORDS = {
  quiet: null,
  amber: 'The pool price is more than 2% away from the reference price. Compare both before you swap.',
  typed: 'The pool price is more than 10% away from the reference price. You will type to confirm it at review.',
} as const;

type Props = {
  compared: Compared | null;
  published: Pick<DataOf<typeof getFnxPrice>, 'updatedAt' | 'source'> | undefined;
  isFailing: boolean;
  isReading: boolean;
  isRefused: boolean;
  onRetry: () => void;
};

export function ReferencePrice({ compared, published, isFailing, isReading, isRefused, onRetry }: Props) {
  if (isFailing && !compared)
    return (
      <SmallError onRetry={onRetry} isRetrying={isReading}>
        The reference price could not be loaded, so this swap is not compared with it.
      </SmallError>
    );
  if (!published) return <Soft>Loading the reference price</Soft>;
  if (!compared) return null;
  const { level, bps, isAbove, own, reference } = compared;
  const words = WORDS[level];
  return (
    <Stack>
      <FactList
        facts={[
          [
            'Compared with the reference price',
            <ImpactFigure key="deviation" level={level}>
              {percentOf(bps)} {isAbove ? 'above' : 'below'}: {priceFigure(own)} against {priceFigure(reference)}
            </ImpactFigure>,
            'long',
          ],
        ]}
      />
      <Soft>
        {published.source}, as of {formatUtcMoment(published.updatedAt)}.
      </Soft>
      {!isRefused && words && <p role="note">{words}</p>}
    </Stack>
  );
}
