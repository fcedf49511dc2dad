import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { formatAmount } from '@/utils/money';

const PLACES = 4;

const Figure = styled('bdi')({ ...FIGURES, overflowWrap: 'anywhere' });
const Together = styled('span')({ whiteSpace: 'nowrap' });
const Tail = styled('span')({ color: color.faint });

const fractionOf = (value: string) => value.split('.')[1] ?? '';

type Props = {
  value: string;
  unit: string;
  locale?: string;
  isAbout?: boolean;
};

/**
 * Shows every decimal, with those after the fourth in a fainter colour, so that no hover is needed to read the exact
 * amount.
 */
export function ExactAmount({ value, unit, locale, isAbout }: Props) {
  const tail = fractionOf(value).slice(PLACES);
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
