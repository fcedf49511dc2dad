import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { formatAmount, usualPlaces } from '@/utils/money';

const MIN_PLACES = 4;

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

/** Shows every decimal, without hover. Decimals that `Amount` omits have a fainter colour. */
export function ExactAmount({ value, unit, locale, isAbout }: Props) {
  const places = Math.max(usualPlaces(value), MIN_PLACES);
  const tail = fractionOf(value).slice(places);
  const minPlaces = tail === '' ? undefined : places;
  return (
    <>
      {isAbout && 'About '}
      <Figure dir="ltr">
        {formatAmount(value, { places, minPlaces, locale })}
        <Together>
          <Tail>{tail}</Tail> {unit}
        </Together>
      </Figure>
    </>
  );
}
