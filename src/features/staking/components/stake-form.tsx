import styled from '@emotion/styled';
import { useId } from 'react';
import type { Plan } from '@/api/contract';
import { AmountField } from '@/parts/amount-field/amount-field';
import { completed } from '@/parts/amount-field/amount-text';
import { FormGate } from '@/parts/gate/form-gate';
import { useGate } from '@/parts/gate/use-gate';
import { NotOfferedNotice } from '@/parts/not-offered/not-offered-notice';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { ShareWorth } from '@/parts/share-worth';
import { PlanRows } from '@/parts/reward-projection/plan-rows';
import { Amount } from '@/ui/amount';
import { Collapsible } from '@/ui/collapsible';
import { Form } from '@/ui/form/form';
import { Slider } from '@/ui/form/slider';
import { SubmitButton } from '@/ui/form/submit-button';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { DECIMALS } from '@/utils/money';
import { useStakeForm, stakeFieldRefusals, type StakeFormProps } from '../hooks/use-stake-form';
import { RISKS } from '../model/deposit-text';
import { LAST_STEP, amountAt, amountOnSlider, endsOf } from '../model/stake-slider';
import { exitText } from '../model/stake-text';
import { FnxBalance } from './fnx-balance';

function ExitLines({ plan }: { plan: Plan }) {
  if (plan.earlyExit.length === 0) return <p>Leaving this plan early costs nothing.</p>;
  return (
    <ul>
      {exitText(plan).map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>Rewards that you have already claimed count too: the part you lose is taken from your shares.</li>
      <li>Including claimed rewards, you never get back less than you staked.</li>
    </ul>
  );
}

const Flat = styled(Form)({ marginBlockStart: 0 });

/** The fields work without a linked wallet or an identity check. The form's button leads to what is still missing. */
type Props = Omit<StakeFormProps, 'mayReview'> & { plans: readonly Plan[] };

export function StakeForm({ plans, ...props }: Props) {
  const gate = useGate();
  const isOffered = useIsOffered();
  const form = { ...props, mayReview: isOffered && gate.state === 'open' };
  const { balance, isReady, submit, ask, planError, amount, portions, range, onPortion } = useStakeForm(form);
  const { plan, mayReview, onDraft, error, isOpening } = form;
  const formId = useId();
  const isBesideFields = Object.keys(stakeFieldRefusals(error)).length > 0;
  return (
    <Stack>
      {!isOffered && <NotOfferedNotice />}
      <Flat id={formId} onSubmit={submit} aria-label="Stake">
        <PlanRows
          plans={plans}
          value={plan._id}
          error={planError}
          onValue={(planId) => !isOpening && onDraft({ planId })}
        />
        <AmountField
          {...amount}
          label="Amount"
          unit="FNX"
          places={DECIMALS}
          hint={
            <>
              <Limits plan={plan} />
              <ShareWorth amount={completed(amount.value)} />
            </>
          }
        />
        {range && (
          <Slider
            label="Part of what you can stake"
            {...amountOnSlider(range, amount.value)}
            last={LAST_STEP}
            ends={endsOf(range)}
            onMove={onPortion && ((at) => onPortion(amountAt(range, at)))}
          />
        )}
      </Flat>
      {isReady && <FnxBalance balance={balance} portions={portions} onPortion={onPortion} />}
      {isOffered && (
        <>
          <WalletMismatch />
          {mayReview && !isBesideFields && <FormError error={error} onRetry={ask} />}
          <FormGate gate={gate}>
            <SubmitButton isBusy={isOpening} form={formId}>
              Review
            </SubmitButton>
          </FormGate>
        </>
      )}
      <Terms plan={plan} />
    </Stack>
  );
}

const Terms = ({ plan }: { plan: Plan }) => (
  <div>
    <Collapsible title="What leaving early costs">
      <Prose>
        <ExitLines plan={plan} />
      </Prose>
    </Collapsible>
    <Collapsible title="The risks">
      <Prose>
        <ul>
          {RISKS.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </Prose>
    </Collapsible>
  </div>
);

const Limits = ({ plan: { min, max, capacity } }: { plan: Plan }) => (
  <>
    At least <Amount value={min} unit="FNX" />
    {max && (
      <>
        , at most <Amount value={max} unit="FNX" />
      </>
    )}
    .
    {capacity && (
      <>
        {' '}
        <Amount value={capacity} unit="FNX" /> left in this plan.
      </>
    )}
  </>
);
