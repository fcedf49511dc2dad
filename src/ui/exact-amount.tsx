import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { formatAmount } from '@/utils/money';

const PLACES = 4;

const Figure = styled('bdi')({ ...FIGURES, overflowWrap: 'anywhere' });
/** The last figures and their unit: a line never ends between them. */
const Together = styled('span')({ whiteSpace: 'nowrap' });
const Tail = styled('span')({ color: color.faint });

const fractionOf = (value: string) => value.split('.')[1] ?? '';

type Props = {
  value: string;
  unit: string;
  locale?: string;
  /** No second source has confirmed it. */
  isAbout?: boolean;
};

/** Every decimal there is, those past the fourth quieter: where the exact amount matters, nobody has to hover for it. */
export function ExactAmount({ value, unit, locale, isAbout }: Props) {
  const tail = fractionOf(value).slice(PLACES);
  // Noughts before the tail keep its figures in their places.
  const leastPlaces = tail === '' ? undefined : PLACES;
  return (
    <>
      {isAbout && 'About '}
      <Figure dir="ltr">
        {formatAmount(value, { places: PLACES, leastPlaces, locale })}
        <Together>
          <Tail>{tail}</Tail> {unit}
        </Together>
      </Figure>
    </>
  );
}
