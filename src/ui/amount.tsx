import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';
import { formatAmount, formatMoney } from '@/utils/money';

const Figure = styled('bdi')(FIGURES);
/** Keeps a figure and its unit on one line, unless a large text size makes them wider than the line. */
const Whole = styled(Figure)({ display: 'inline-block', maxInlineSize: '100%', 'td &': { whiteSpace: 'nowrap' } });

const UnknownAmount = () => <Figure>—</Figure>;

type Value = string | null;

type AmountProps = {
  value: Value;
  unit: string;
  places?: number;
  isAbout?: boolean;
};

export const Amount = ({ value, unit, places, isAbout }: AmountProps) =>
  value === null ? (
    <UnknownAmount />
  ) : (
    <>
      {isAbout && 'About '}
      <Whole dir="ltr" title={`${value} ${unit}`}>
        {formatAmount(value, { places })} {unit}
      </Whole>
    </>
  );

type MoneyProps = { value: Value; currency?: string; isChange?: boolean };

export const Money = ({ value, currency = 'USD', isChange }: MoneyProps) =>
  value === null ? (
    <UnknownAmount />
  ) : (
    <Figure dir="ltr" title={`${value} ${currency}`}>
      {formatMoney(value, { currency, isChange })}
    </Figure>
  );
