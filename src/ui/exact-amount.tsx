import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { formatAmount } from '@/utils/money';

const PLACES = 4;

const Figure = styled('bdi')({ ...FIGURES, overflowWrap: 'anywhere' });
const Tail = styled('span')({ color: color.faint });

const fractionOf = (value: string) => value.split('.')[1] ?? '';

/** Every decimal there is, those past the fourth quieter: where the exact amount matters, nobody has to hover for it. */
export const ExactAmount = ({ value, unit, locale }: { value: string; unit: string; locale?: string }) => (
  <Figure dir="ltr">
    {formatAmount(value, { places: PLACES, locale })}
    <Tail>{fractionOf(value).slice(PLACES)}</Tail>
    {'\u00a0'}
    {unit}
  </Figure>
);
