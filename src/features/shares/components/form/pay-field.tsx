import styled from '@emotion/styled';
import { useId, type ComponentProps } from 'react';
import type { PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { AmountField } from '@/parts/amount-field/amount-field';
import { ValueWithConversion } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { FieldError } from '@/ui/form/field';
import { Select } from '@/ui/form/select-field';
import type { KnownLimits } from '../../hooks/use-limits';
import { FIAT, atRate } from '../../model/amounts';

const Currency = styled('span')({ display: 'block', inlineSize: 108 });

type Props = Pick<
  ComponentProps<typeof AmountField>,
  'ref' | 'value' | 'error' | 'placeholder' | 'onBlur' | 'onValue' | 'onMax'
> & {
  currency: PricedCurrency;
  offered: readonly PricedCurrency[];
  refusedCurrency: string | undefined;
  isOpening: boolean;
  onCurrency: (code: string) => void;
  payment: string | undefined;
  isEstimate: boolean;
  limits: KnownLimits;
};

export function PayField({
  currency,
  offered,
  refusedCurrency,
  isOpening,
  onCurrency,
  payment,
  isEstimate,
  limits,
  ...field
}: Props) {
  const id = useId();
  return (
    <div>
      <AmountField
        {...field}
        label="You pay"
        places={currency.decimals}
        hint={<PayHint {...{ payment, currency, limits, isEstimate }} />}
        unit={<CurrencyChoice {...{ currency, offered, isOpening, onCurrency }} errorId={refusedCurrency && id} />}
      />
      {refusedCurrency && <FieldError id={id}>{refusedCurrency}</FieldError>}
    </div>
  );
}

type ChoiceProps = Pick<Props, 'currency' | 'offered' | 'isOpening' | 'onCurrency'> & { errorId: string | undefined };

const CurrencyChoice = ({ currency, offered, isOpening, onCurrency, errorId }: ChoiceProps) => (
  <Currency>
    <Select
      aria-label="Pay with"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={currency.code}
      disabled={isOpening}
      onChange={({ target }) => onCurrency(target.value)}
      options={offered.map(({ code }) => ({ value: code, label: code }))}
    />
  </Currency>
);

type HintProps = Pick<Props, 'payment' | 'currency' | 'limits' | 'isEstimate'>;

function PayHint({ payment, currency: { rate, code }, limits: { available }, isEstimate }: HintProps) {
  return (
    <>
      {payment && (
        <>
          ≈ <ValueWithConversion value={atRate(payment, rate)} currency={FIAT} />
          {isEstimate ? ', an estimate. ' : '. '}
        </>
      )}
      {available !== undefined && (
        <>
          In your linked wallet: <Amount value={available} unit={code} />.
        </>
      )}
    </>
  );
}
