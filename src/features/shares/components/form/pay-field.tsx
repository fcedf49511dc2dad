import styled from '@emotion/styled';
import { useId, type ComponentProps } from 'react';
import type { PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { AmountField } from '@/parts/amount-field/amount-field';
import { OwedValue } from '@/parts/display-value';
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
        hint={
          <PayHint
            payment={payment}
            rate={currency.rate}
            available={limits.available}
            unit={currency.code}
            isEstimate={isEstimate}
          />
        }
        unit={
          <Currency>
            <Select
              aria-label="Pay with"
              aria-invalid={refusedCurrency ? true : undefined}
              aria-describedby={refusedCurrency && id}
              value={currency.code}
              disabled={isOpening}
              onChange={({ target }) => onCurrency(target.value)}
              options={offered.map(({ code }) => ({ value: code, label: code }))}
            />
          </Currency>
        }
      />
      {refusedCurrency && <FieldError id={id}>{refusedCurrency}</FieldError>}
    </div>
  );
}

type HintProps = { payment?: string; rate: string; available: string | undefined; unit: string; isEstimate: boolean };

function PayHint({ payment, rate, available, unit, isEstimate }: HintProps) {
  return (
    <>
      {payment && (
        <>
          ≈ <OwedValue value={atRate(payment, rate)} currency={FIAT} />
          {isEstimate ? ', an estimate. ' : '. '}
        </>
      )}
      {available !== undefined && (
        <>
          In your linked wallet: <Amount value={available} unit={unit} />.
        </>
      )}
    </>
  );
}
