import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { pricedCurrenciesQuery, type PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { color, from } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { OwedValue } from '@/parts/display-value';
import { AmountField } from '@/parts/amount-field/amount-field';
import { ActionGate } from '@/parts/gate/action-gate';
import { Form } from '@/ui/form/form';
import { SelectField } from '@/ui/form/select-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useBuyForm, type BuyFormProps } from '../../hooks/use-buy-form';
import { SHARE } from '../../hooks/use-estimate';
import type { KnownLimits } from '../../hooks/use-limits';
import { FIAT, RATE_HOLDS_MS } from '../../hooks/use-open-order';
import { SHARE_PLACES, atRate } from '../../model/amounts';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { OfferGate } from './offer-gate';
import { QuoteFacts } from './quote-facts';
import { Refusal } from '../refusal';

const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
});
const Flat = styled(Form)({ marginBlockStart: 0, gap: 24 });
const Whole = styled('div')({ display: 'grid', gap: 24, minInlineSize: 0 });
const Note = styled('p')({ color: color.soft });

export function BuyForm(props: BuyFormProps) {
  const query = useQuery({ ...pricedCurrenciesQuery(FIAT), refetchInterval: RATE_HOLDS_MS });
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading payment options" lines={5} />}>
      {(all) => {
        const offered = all.filter(({ enabled }) => enabled);
        const chosen = offered.find(({ code }) => code === props.draft.currency) ?? offered[0];
        if (!chosen) return <Note>You can’t buy shares right now. Your account and your shares are not affected.</Note>;
        const draft = { ...props.draft, currency: chosen.code };
        return <Fields {...props} draft={draft} currency={chosen} offered={offered} />;
      }}
    </Loaded>
  );
}

type FieldsProps = BuyFormProps & { currency: PricedCurrency; offered: readonly PricedCurrency[] };

function Fields({ currency, offered, ...form }: FieldsProps) {
  const { fieldOf, change, submit, review, limits, estimate, payment, refusedCurrency } = useBuyForm(form, currency);
  const { draft, error, isOpening } = form;
  const typeable = (typed: (amount: string) => void) => (isOpening ? undefined : typed);
  const { available, payable } = limits;
  const formId = useId();
  const useMost = payable && !isOpening ? () => change({ side: 'pay', amount: payable }) : undefined;
  return (
    <Whole>
      <Flat id={formId} onSubmit={submit} aria-label="Buy shares">
        <Pair>
          <SelectField
            label="Pay with"
            value={currency.code}
            disabled={isOpening}
            error={refusedCurrency}
            onChange={({ target }) => change({ currency: target.value })}
            options={offered.map(({ code, name }) => ({
              value: code,
              label: name === code ? code : `${code} (${name})`,
            }))}
          />
          <Balance available={available} unit={currency.code} />
        </Pair>
        <Pair>
          <AmountField
            {...fieldOf('pay')}
            label="You pay"
            unit={currency.code}
            places={currency.decimals}
            onValue={typeable((amount) => change({ side: 'pay', amount }))}
            onMax={useMost}
            hint={
              <PayHint
                payment={payment}
                rate={currency.rate}
                limits={limits}
                unit={currency.code}
                isEstimate={draft.side === 'receive'}
              />
            }
          />
          <AmountField
            {...fieldOf('receive')}
            label="You receive"
            unit={SHARE}
            places={SHARE_PLACES}
            onValue={typeable((amount) => change({ side: 'receive', amount }))}
            hint={draft.side === 'pay' ? '≈ An estimate, exact at review.' : 'Up to four decimals'}
          />
        </Pair>
        <QuoteFacts estimate={estimate} />
      </Flat>
      <Foot formId={formId} isOpening={isOpening}>
        <Refusal error={error} onRetry={() => review(draft)} />
      </Foot>
    </Whole>
  );
}

type FootProps = { formId: string; isOpening: boolean; children: ReactNode };

const Foot = ({ formId, isOpening, children }: FootProps) => (
  <>
    <WalletMismatch />
    <OfferGate>
      <ActionGate>
        <Whole>
          {children}
          <div>
            <SubmitButton isBusy={isOpening} form={formId}>
              Review
            </SubmitButton>
          </div>
        </Whole>
      </ActionGate>
    </OfferGate>
  </>
);

const Balance = ({ available, unit }: { available?: string; unit: string }) => (
  <div>
    <Note>In your linked wallet</Note>
    <p>{available === undefined ? <Note as="span">Not available</Note> : <Amount value={available} unit={unit} />}</p>
  </div>
);

type HintProps = { payment?: string; rate: string; limits: KnownLimits; unit: string; isEstimate: boolean };

function PayHint({ payment, rate, limits: { min, max }, unit, isEstimate }: HintProps) {
  return (
    <>
      {payment && (
        <>
          ≈ <OwedValue value={atRate(payment, rate)} currency={FIAT} />
          {isEstimate ? ', an estimate. ' : '. '}
        </>
      )}
      {min && (
        <>
          At least <Amount value={min} unit={unit} places={6} />
          {max ? ', ' : '. '}
        </>
      )}
      {max && (
        <>
          {min ? 'at' : 'At'} most <Amount value={max} unit={unit} />.
        </>
      )}
    </>
  );
}
