import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';
import { formatAmount, formatMoney } from '@/utils/money';

const Figure = styled('bdi')(FIGURES);

/** Amounts read left to right in any text, and a person can always find the exact one. */
export const Amount = ({ value, unit, places }: { value: string; unit: string; places?: number }) => (
  <Figure dir="ltr" title={`${value} ${unit}`}>
    {formatAmount(value, { places })}
    {'\u00a0'}
    {unit}
  </Figure>
);

export const Money = ({ value, currency = 'USD' }: { value: string; currency?: string }) => (
  <Figure dir="ltr" title={`${value} ${currency}`}>
    {formatMoney(value, { currency })}
  </Figure>
);
