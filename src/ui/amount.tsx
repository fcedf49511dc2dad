import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';
import { formatAmount, formatMoney, usualPlaces } from '@/utils/money';

const Figure = styled('bdi')(FIGURES);
/** Keeps a figure and its unit on one line, unless a large text size makes them wider than the line. */
const Whole = styled(Figure)({ display: 'inline-block', maxInlineSize: '100%', 'td &': { whiteSpace: 'nowrap' } });

const UnknownAmount = () => <Figure>—</Figure>;

type Value = string | null;

export const isShortened = (amount: string, places = usualPlaces(amount)): boolean =>
  /[1-9]/.test((amount.split('.')[1] ?? '').slice(places));

const follow = () =>
  void import('./exact-amounts').then(
    ({ followExactAmounts }) => followExactAmounts(),
    () => undefined,
  );

type AmountProps = {
  value: Value;
  unit: string;
  places?: number;
  isAbout?: boolean;
  /** True inside a link or button, which must not contain another focusable element. */
  isInControl?: boolean;
};

/** Shortens a long amount. Focus and hover show all its digits, and a copy contains all of them. */
export function Amount({ value, unit, places, isAbout, isInControl }: AmountProps) {
  if (value === null) return <UnknownAmount />;
  const exact = `${value} ${unit}`;
  const more = isShortened(value, places) && {
    'data-exact': exact,
    tabIndex: isInControl ? undefined : 0,
    onFocus: follow,
    onPointerEnter: follow,
  };
  return (
    <>
      {isAbout && 'About '}
      <Whole dir="ltr" title={exact} {...more}>
        {formatAmount(value, { places })} {unit}
      </Whole>
    </>
  );
}

type MoneyProps = { value: Value; currency?: string; isChange?: boolean };

export const Money = ({ value, currency = 'USD', isChange }: MoneyProps) =>
  value === null ? (
    <UnknownAmount />
  ) : (
    <Figure dir="ltr" title={`${value} ${currency}`}>
      {formatMoney(value, { currency, isChange })}
    </Figure>
  );
