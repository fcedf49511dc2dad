import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { pricedCurrenciesQuery, type PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { USUAL_GAS } from '@/domain/usual-gas';
import { AmountField } from '@/parts/amount-field/amount-field';
import { FormGate } from '@/parts/gate/form-gate';
import { useGate, type GateState } from '@/parts/gate/use-gate';
import { NotOfferedNotice } from '@/parts/not-offered/not-offered-notice';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color, from } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { LazyView } from '@/ui/lazy-part';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { useBuyForm, type BuyFormProps } from '../../hooks/use-buy-form';
import { FIAT, RATE_HOLDS_MS, SHARE, SHARE_PLACES } from '../../model/amounts';
import { ExactChoice } from './exact-choice';
import { PayField } from './pay-field';
import { QuoteFacts } from './quote-facts';
import { Readiness } from './readiness';

const loadOrderNotOpened = async () => (await import('../order-steps')).OrderNotOpened;

const Pair = styled('div')({
  display: 'grid',
  gap: '16px 28px',
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
});
const Flat = styled(Form)({ marginBlockStart: 0, gap: 16 });
const Whole = styled('div')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '& > [role="alert"]': { marginBlockEnd: 16 },
});
const Note = styled('p')({ color: color.soft });
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft, textWrap: 'pretty' });

const OWNS_SOME = /[1-9]/;

type Props = Omit<BuyFormProps, 'mayReview'>;

export function BuyForm(props: Props) {
  const query = useQuery({ ...pricedCurrenciesQuery(FIAT), refetchInterval: RATE_HOLDS_MS });
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading payment options" lines={5} />}>
      {(all) => {
        const offered = all.filter(({ enabled }) => enabled);
        const chosen = offered.find(({ code }) => code === props.draft.currency) ?? offered[0];
        if (!chosen) return <Note>You can’t buy shares right now. Your account and shares are not affected.</Note>;
        const draft = { ...props.draft, currency: chosen.code };
        return <Fields {...props} draft={draft} currency={chosen} offered={offered} />;
      }}
    </Loaded>
  );
}

type FieldsProps = Props & { currency: PricedCurrency; offered: readonly PricedCurrency[] };

function Fields({ currency, offered, ...props }: FieldsProps) {
  const gate = useGate();
  const isOffered = useIsOffered();
  const form = useBuyForm({ ...props, mayReview: isOffered && gate.state === 'open' }, currency);
  const { fieldOf, change, limits, exact } = form;
  const { draft, error, isOpening } = props;
  const typeable = (typed: (amount: string) => void) => (isOpening ? undefined : typed);
  const { payable } = limits;
  const formId = useId();
  const gas = currency.isNative ? USUAL_GAS.coin : USUAL_GAS.transfer;
  return (
    <Whole>
      {!isOffered && <NotOfferedNotice />}
      <Flat id={formId} onSubmit={form.submit} aria-label="Buy shares">
        <Pair>
          <PayField
            {...fieldOf('pay')}
            {...{ currency, offered, limits, isOpening }}
            payment={form.payment}
            refusedCurrency={form.refusedCurrency}
            isEstimate={draft.side === 'receive'}
            onCurrency={(code) => change({ currency: code })}
            onValue={typeable((amount) => change({ side: 'pay', amount }))}
            onMax={payable && !isOpening ? () => change({ side: 'pay', amount: payable }) : undefined}
          />
          <AmountField
            {...fieldOf('receive')}
            label="You receive"
            unit={SHARE}
            places={SHARE_PLACES}
            onValue={typeable((amount) => change({ side: 'receive', amount }))}
            hint={<ReceiveHint isEstimate={draft.side === 'pay' && !exact} />}
          />
        </Pair>
        {exact && <ExactChoice {...exact} unit={currency.code} />}
        {form.isChoiceGone && <p role="status">The price has changed. Check the new amount.</p>}
        <QuoteFacts estimate={form.estimate} gas={gas} coinRate={offered.find(({ isNative }) => isNative)?.rate} />
      </Flat>
      {isOffered && (
        <Foot formId={formId} isOpening={isOpening} gate={gate} gas={gas}>
          <LazyView
            isWanted={Boolean(error)}
            load={loadOrderNotOpened}
            failed={missingCode}
            props={{ error, onRetry: form.review }}
          />
        </Foot>
      )}
    </Whole>
  );
}

type FootProps = { formId: string; isOpening: boolean; gate: GateState; gas: bigint; children: ReactNode };

const Foot = ({ formId, isOpening, gate, gas, children }: FootProps) => (
  <>
    <WalletMismatch />
    {gate.state === 'open' && children}
    <FormGate gate={gate}>
      <SubmitButton isBusy={isOpening} form={formId}>
        Review
      </SubmitButton>
    </FormGate>
    <Readiness gas={gas} />
    <Small>
      You may lose all that you pay, and there may be no buyer later.{' '}
      <AppLink href="/static/risk-disclosure">Read the risks</AppLink>.
    </Small>
  </>
);

function ReceiveHint({ isEstimate }: { isEstimate: boolean }) {
  const { data } = useQuery(dashboardQuery);
  return (
    <>
      {isEstimate ? '≈ An estimate, exact at review. ' : 'Up to four decimals. '}
      {data && OWNS_SOME.test(data.totalShares ?? '') && (
        <>
          You own <Amount value={data.totalShares} unit={SHARE} />.
        </>
      )}
    </>
  );
}
