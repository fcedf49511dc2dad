import styled from '@emotion/styled';
import { WALLET } from '@/config/routes';
import { USUAL_GAS } from '@/domain/usual-gas';
import { NetworkFee } from '@/parts/network-fee';
import { OldReview } from '@/parts/transaction/old-review';
import { isOver } from '@/parts/transaction/transaction-copy';
import { AppLink } from '@/ui/app-link';
import { ExactAmount } from '@/ui/exact-amount';
import { Prose } from '@/ui/layout/lead';
import { fromBaseUnits } from '@/utils/money';
import { APPROVAL_COPY } from '@/parts/transaction/approval-text';
import { color } from '@/theme/tokens';
import { TextField } from '@/ui/form/text-field';
import type { ReviewedSteps } from '../hooks/use-reviewed-swap';
import { useTypedRisk, type TypedRisk } from '../hooks/use-typed-risk';
import type { ReviewedSwap } from '../model/stored-swap';
import { coinWorth } from '../model/network-fee';
import { SWAP_COPY, WRAP_COPY, CONFIRM_PHRASE } from '../model/swap-text';
import { ActionButton } from './action-button';
import { PriceAge } from './price-age';
import { PriceChanged } from './price-changed';

const Warned = styled(Prose)({ borderInlineStart: `3px solid ${color.loss}`, paddingInlineStart: 16 });

function RiskNote({ risk, field }: TypedRisk) {
  if (risk === 'none') return null;
  const { onChange, ...input } = field;
  return (
    <Warned role="note" aria-label="The price is far off">
      <strong>You would get much less than the market price</strong>
      <p>
        Either your swap moves the price, or the pool is far from the reference price. You can’t get the difference
        back.
      </p>
      {risk === 'typed' && (
        <TextField
          {...input}
          label={`Type “${CONFIRM_PHRASE}” to confirm`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Warned>
  );
}

type Props = {
  review: ReviewedSwap;
  steps: ReviewedSteps;
  label: string;
};

export function NextStep({ review, steps, label }: Props) {
  const risk = useTypedRisk(review);
  const { approval, action, reading, fresher, submitState } = steps;
  const isSwap = review.type === 'swap';
  if (steps.reviewState !== 'submittable')
    return <OldReview reason={steps.reviewState} nouns={isSwap ? SWAP_COPY : WRAP_COPY} onRenew={steps.renew} />;
  const isApprovalSettled = approval.mayBeAsked || isOver(approval.state);
  if (fresher.type !== 'within' && action.state.step !== 'checking')
    return (
      <PriceChanged
        review={review}
        priced={fresher.type === 'gone' ? null : fresher.priced}
        reason={fresher.type}
        onAccept={steps.accept}
      />
    );
  if (!isApprovalSettled && approval.state.step !== 'checking') return null;
  const isMarketMissing = isSwap && !reading.market;
  return (
    <>
      {isSwap && <PriceAge reading={reading} />}
      <RiskNote {...risk} />
      {submitState === 'unread' && (
        <p role="alert">Nothing was sent: the latest price could not be loaded. Check your connection, then swap.</p>
      )}
      {!isMarketMissing &&
        (approval.isDue ? (
          <ApproveStep review={review} steps={steps} isConfirmed={risk.isConfirmed} />
        ) : (
          <>
            <Prose>
              {approval.state.step === 'succeeded' && <StaysOpen />}
              <p>
                {isSwap
                  ? 'Once the network confirms a swap, no one can reverse it, including the bank.'
                  : 'One WBNB is always worth one BNB. You only pay the network fee.'}
              </p>
            </Prose>
            <ActionButton
              action={{
                key: action.key,
                earlier: review.earlier,
                account: { kind: isSwap ? 'swap' : 'wrap', from: review.from },
              }}
              state={action.state}
              copy={isSwap ? SWAP_COPY : WRAP_COPY}
              label={label}
              isAnyway={risk.risk !== 'none'}
              isBusy={submitState === 'reading'}
              onPress={(accepted) => {
                if (risk.isConfirmed()) steps.swap(accepted);
              }}
            />
          </>
        ))}
    </>
  );
}

const StaysOpen = () => (
  <p role="note">
    If you stop here, your approval stays open. You can revoke it on <AppLink href={WALLET}>your Wallet page</AppLink>.
  </p>
);

const ApprovalStillSmaller = () => (
  <p role="note">
    The network still shows a smaller approval than this swap needs. We check again every few seconds. If it does not
    change, approve again.
  </p>
);

function ApprovalFee({ market }: Pick<ReviewedSteps['reading'], 'market'>) {
  const worthOf = (fee: bigint) => (market ? coinWorth(fee, market) : null);
  return (
    <p>
      Network fee for the approval: <NetworkFee gas={USUAL_GAS.approval} worthOf={worthOf} />.
    </p>
  );
}

type ApproveProps = Pick<Props, 'review' | 'steps'> & { isConfirmed: () => boolean };

function ApproveStep({ review, steps: { approval, approve, reading }, isConfirmed }: ApproveProps) {
  if (!approval.mayBeAsked && approval.state.step !== 'checking') return null;
  const { pay, maxPaid, decimals } = review;
  const amount = <ExactAmount value={fromBaseUnits(BigInt(maxPaid), decimals.pay)} unit={pay} />;
  const isDone = approval.state.step === 'succeeded';
  const isShort = approval.state.step === 'succeeded' && approval.state.isShort === true;
  return (
    <>
      <Prose>
        {isDone && !isShort && <ApprovalStillSmaller />}
        <p>First approve the exchange to use exactly {amount}. Approving costs a network fee and moves nothing.</p>
        <ApprovalFee market={reading.market} />
        {isDone && <StaysOpen />}
      </Prose>
      <ActionButton
        action={{ key: approval.key, account: { kind: 'approve', from: review.from } }}
        state={approval.state}
        copy={APPROVAL_COPY}
        label="Approve"
        isAnyway={false}
        isBusy={isDone && reading.isReading && !isShort}
        onPress={(accepted) => {
          if (isConfirmed()) approve(accepted);
        }}
      />
    </>
  );
}
