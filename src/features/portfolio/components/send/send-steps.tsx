import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { LastResult } from '@/parts/transaction/last-result';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useRetired } from '@/parts/transaction/use-retired';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { txKeyOf, mayBeRenewed, renewedReview } from '@/tx';
import { Amount } from '@/ui/amount';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { shortAddress } from '@/utils/text';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { storedTransfer, type ReviewedSending, type SendDraft } from '../../model/stored-transfer';
import { TRANSFER_COPY } from '../../model/transfer-text';
import { SendAction } from './send-action';
import { SendForm } from './send-form';

const keyOf = ({ id }: ReviewedSending) => txKeyOf('send', id);
const SENDING = {
  stored: storedTransfer,
  next: (): SendDraft => ({ token: 'FNX', to: '', amount: '' }),
};

const useSending = () => useReviewedAction(SENDING);

type StepProps = { steps: ReturnType<typeof useSending>; config: AppConfig };

function ReviewedTransfer({ review, steps, config }: StepProps & { review: ReviewedSending }) {
  const { isFresh, startReview, leave, finish } = steps;
  const key = keyOf(review);
  const renew = () => startReview({ ...review, ...renewedReview(key, review), id: crypto.randomUUID() });
  return (
    <SendAction
      {...{ review, config, isFresh }}
      onRenew={mayBeRenewed(review) ? renew : null}
      onLeave={() => leave([...review.earlier, key])}
      onFinish={finish}
    />
  );
}

const LastTransfer = ({ sent, onClose }: { sent: ReviewedSending; onClose: () => void }) => (
  <LastResult txKey={keyOf(sent)} copy={TRANSFER_COPY} onClose={onClose}>
    <Amount value={sent.amount} unit={sent.token} /> to <bdi>{sent.name ?? shortAddress(sent.to)}</bdi>.
  </LastResult>
);

function NewTransfer({ steps: { draft, replaced, change, startReview }, config }: StepProps) {
  const wallet = useStore(walletStore);
  return (
    <SendForm
      wallet={wallet.status === 'connected' ? wallet.address : null}
      config={config}
      draft={draft}
      onDraft={change}
      onReview={(reviewed) => startReview({ ...reviewed, earlier: replaced })}
    />
  );
}

export function SendSteps() {
  const config = useQuery(appConfigQuery);
  const steps = useSending();
  useRetired(steps, keyOf);
  const { review, finished, closeResult } = steps;
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading what you can send" lines={4} />}>
      {(known) => (
        <ActionFrame own={review && keyOf(review)} copyOf={({ kind }) => (kind === 'send' ? TRANSFER_COPY : null)}>
          {(isOtherOpen) => (
            <>
              {review && <ReviewedTransfer key={review.id} review={review} steps={steps} config={known} />}
              {finished && <LastTransfer sent={finished} onClose={closeResult} />}
              {!review && !isOtherOpen && <NewTransfer steps={steps} config={known} />}
            </>
          )}
        </ActionFrame>
      )}
    </Loaded>
  );
}
