import styled from '@emotion/styled';
import { useId } from 'react';
import type { Plan } from '@/api/contract';
import { AmountField } from '@/parts/amount-field/amount-field';
import { ActionGate } from '@/parts/gate/action-gate';
import { ShareWorth } from '@/parts/share-worth';
import { PlanRows } from '@/parts/reward-projection/plan-rows';
import { Amount } from '@/ui/amount';
import { Form } from '@/ui/form/form';
import { Slider } from '@/ui/form/slider';
import { SubmitButton } from '@/ui/form/submit-button';
import { Words } from '@/ui/layout/lead';
import { WideAction } from '@/ui/layout/actions';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { useStakeForm, type StakeFormProps } from '../hooks/use-stake-form';
import { FNX_DECIMALS, completed } from '../model/amount-to-stake';
import { RISKS } from '../model/deposit-words';
import { stakeFieldRefusals } from '../model/stake-refusal';
import { LAST_STEP, amountAt, amountOnSlider, endsOf } from '../model/stake-slider';
import { ExitLines } from './exit-lines';
import { FnxBalance } from './fnx-balance';

const Flat = styled(Form)({ marginBlockStart: 0 });
const Title = styled('h3')({ fontSize: '1.0625rem' });

/** The fields need no linked wallet and no identity check. Only the submit button is behind the gate. */
export function StakeForm({ plans, ...form }: StakeFormProps & { plans: readonly Plan[] }) {
  const { balance, isReady, submit, ask, planError, amount, portions, range, onPortion } = useStakeForm(form);
  const { plan, onDraft, error, isOpening } = form;
  const formId = useId();
  const isBesideFields = Object.keys(stakeFieldRefusals(error)).length > 0;
  return (
    <Stack>
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
          places={FNX_DECIMALS}
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
      <Terms plan={plan} />
      <WalletMismatch />
      <ActionGate>
        <Stack>
          {!isBesideFields && <FormError error={error} onRetry={ask} />}
          <WideAction>
            <SubmitButton isBusy={isOpening} form={formId}>
              Review
            </SubmitButton>
          </WideAction>
        </Stack>
      </ActionGate>
    </Stack>
  );
}

const Terms = ({ plan }: { plan: Plan }) => (
  <Words>
    <Title>What leaving early costs</Title>
    <ExitLines plan={plan} />
    <Title>The risks</Title>
    <ul>
      {RISKS.map((risk) => (
        <li key={risk}>{risk}</li>
      ))}
    </ul>
  </Words>
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
        <Amount value={capacity} unit="FNX" /> of this plan are available.
      </>
    )}
  </>
);
