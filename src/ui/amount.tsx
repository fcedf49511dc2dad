import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';
import { formatAmount, formatMoney } from '@/utils/money';

const Figure = styled('bdi')(FIGURES);
/** A figure and its unit stay together, but where text is set so large that no line holds both. */
const Whole = styled(Figure)({ display: 'inline-block', maxInlineSize: '100%', 'td &': { whiteSpace: 'nowrap' } });

/** What was not told. */
const Untold = () => <Figure>—</Figure>;

type Value = string | null;

type AmountProps = {
  value: Value;
  unit: string;
  places?: number;
  /** No second source has confirmed it. */
  isAbout?: boolean;
};

/** Amounts read left to right in any text, and a person can always find the exact one. */
export const Amount = ({ value, unit, places, isAbout }: AmountProps) =>
  value === null ? (
    <Untold />
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
    <Untold />
  ) : (
    <Figure dir="ltr" title={`${value} ${currency}`}>
      {formatMoney(value, { currency, isChange })}
    </Figure>
  );
