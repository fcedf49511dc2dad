import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { AppConfig } from '@/config/app-config';
import { TRANSACTIONS } from '@/config/routes';
import { rungsOfAction } from '@/parts/transaction/ladder';
import { isOver, hasAttempt } from '@/parts/transaction/transaction-copy';
import { OldReview } from '@/parts/transaction/old-review';
import { TransactionPanel } from '@/parts/transaction/transaction-panel';
import { keyOfSending, mayPay } from '@/tx';
import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button';
import { Ladder } from '@/ui/ladder';
import { Actions } from '@/ui/layout/actions';
import { Stack } from '@/ui/layout/page';
import { useFocusWhenLost } from '@/utils/use-focus-when-lost';
import { useReviewState } from '@/parts/transaction/use-review-state';
import { useTransaction } from '@/parts/transaction/use-transaction';
import type { ReviewedSending } from '../model/kept-sending';
import { TRANSFER } from '../model/transfer-words';
import { SendFacts } from './send-facts';
import { SendNow } from './send-now';

const Region = styled(Stack)({ maxInlineSize: 640, '&:focus': { outline: 'none' } });
const Title = styled('h3')({ fontSize: '1.25rem' });

type Props = {
  review: ReviewedSending;
  config: AppConfig;
  isFresh: boolean;
  onRenew: () => void;
  onLeave: () => void;
  onFinish: () => void;
};

export function SendAction({ review, config, isFresh, onRenew, onLeave, onFinish }: Props) {
  const key = keyOfSending(review.id);
  const state = useTransaction(key);
  const reviewState = useReviewState(key, review, state);
  const region = useFocusWhenLost(`${state.step} ${reviewState}`);
  useEffect(() => {
    if (isFresh) region.current?.focus();
  }, [isFresh, region]);
  const name = hasAttempt(state) ? 'Your transfer' : 'Review what you send';
  const facts = <SendFacts review={review} config={config} />;
  return (
    <Region as="section" ref={region} tabIndex={-1} aria-label={name}>
      <Ladder label="Progress of your transfer" rungs={rungsOfAction(state, TRANSFER)} />
      <Title>{name}</Title>
      {hasAttempt(state) ? (
        <TransactionPanel txKey={key} state={state} kind={TRANSFER}>
          {facts}
        </TransactionPanel>
      ) : (
        facts
      )}
      {reviewState !== 'submittable' && <OldReview why={reviewState} nouns={TRANSFER} onRenew={onRenew} />}
      {reviewState === 'submittable' && (mayPay(state) || state.step === 'checking') ? (
        <SendNow {...{ review, config, state }} />
      ) : null}
      <Actions>
        {state.step === 'idle' && (
          <TextButton type="button" onClick={onLeave}>
            Change
          </TextButton>
        )}
        {(isOver(state) || state.step === 'unsent') && (
          <Button type="button" onClick={onFinish}>
            Send something else
          </Button>
        )}
        {state.step === 'succeeded' && <AppLink href={TRANSACTIONS}>Your transactions</AppLink>}
      </Actions>
    </Region>
  );
}
