import type { AppConfig } from '@/config/app-config';
import { TRANSACTIONS } from '@/config/routes';
import { progressStepsOfAction } from '@/parts/transaction/progress-steps';
import { hasAttempt, mayStartAnother } from '@/parts/transaction/transaction-copy';
import { OldReview } from '@/parts/transaction/old-review';
import { ActionSection } from '@/parts/transaction/action-section';
import { ActionPanel } from '@/parts/transaction/action-panel';
import { txKeyOf, mayPay } from '@/tx';
import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { useReviewState } from '@/parts/transaction/use-review-state';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { USUAL_GAS } from '@/domain/usual-gas';
import { NetworkFee } from '@/parts/network-fee';
import { Address } from '@/ui/address/address';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { useNameCheck } from '../../hooks/use-name-check';
import type { ReviewedSending } from '../../model/stored-transfer';
import { TRANSFER_COPY } from '../../model/transfer-text';
import { SendNow } from './send-now';

const usualFee = (token: string): FactEntry => [
  'Network fee',
  <NetworkFee key="fee" gas={token === 'BNB' ? USUAL_GAS.coin : USUAL_GAS.transfer} />,
  'long',
];

const SendFacts = ({
  review: { token, amount, to, from, name },
  config,
  isSent,
}: {
  review: ReviewedSending;
  config: AppConfig;
  isSent: boolean;
}) => (
  <FactList
    facts={[
      ['Token', token],
      ['Amount', <ExactAmount key="amount" value={amount} unit={token} />, 'long'],
      ...(name ? [['Name', <bdi key="name">{name}</bdi>] as const] : []),
      ['To', <GroupedAddress key="to" value={to} />, 'long'],
      ['From your wallet', <Address key="from" value={from} />],
      ...(isSent ? [] : [usualFee(token)]),
      ['Network', config.chain.name],
    ]}
  />
);

type Props = {
  review: ReviewedSending;
  config: AppConfig;
  isFresh: boolean;
  onRenew: (() => void) | null;
  onLeave: () => void;
  onFinish: () => void;
};

export function SendAction({ review, config, isFresh, onRenew, onLeave, onFinish }: Props) {
  const key = txKeyOf('send', review.id);
  const state = useTransaction(key);
  const first = useFirstOpen({ key, earlier: review.earlier });
  const reviewState = useReviewState(key, review, state);
  const nameOfReview = useNameCheck(review);
  const isSent = hasAttempt(state);
  const facts = <SendFacts review={review} config={config} isSent={isSent} />;
  return (
    <ActionSection
      title={isSent ? 'Your transfer' : 'Review what you send'}
      progress="Progress of your transfer"
      progressSteps={progressStepsOfAction(state, TRANSFER_COPY)}
      step={`${state.step} ${reviewState}`}
      isChecking={state.step === 'checking'}
      isFresh={isFresh}
    >
      {isSent ? (
        <ActionPanel txKey={key} state={state} copy={TRANSFER_COPY}>
          {facts}
        </ActionPanel>
      ) : (
        facts
      )}
      {reviewState !== 'submittable' && <OldReview reason={reviewState} nouns={TRANSFER_COPY} onRenew={onRenew} />}
      {reviewState === 'submittable' && (mayPay(state) || state.step === 'checking') ? (
        <SendNow {...{ review, config, state, nameOfReview }} />
      ) : null}
      <Actions>
        {reviewState !== 'review-unrecorded' && state.step === 'idle' && !nameOfReview.isAsking && (
          <TextButton type="button" onClick={onLeave}>
            Change
          </TextButton>
        )}
        {mayStartAnother(state, first, reviewState) && !nameOfReview.isAsking && (
          <Button type="button" onClick={onFinish}>
            New transfer
          </Button>
        )}
        {state.step === 'succeeded' && <AppLink href={TRANSACTIONS}>Your transactions</AppLink>}
      </Actions>
    </ActionSection>
  );
}
