import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { LastResult } from '@/parts/transaction/last-result';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useRetired } from '@/parts/transaction/use-retired';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { txKeyOf, mayBeRenewed, renewedReview } from '@/tx';
import { engine } from '@/tx/app-engine';
import { replacingReviews } from '@/tx/first-open';
import { Amount } from '@/ui/amount';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { shortAddress } from '@/utils/text';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { keptSending, type ReviewedSending, type SendDraft } from '../../model/kept-sending';
import { TRANSFER_COPY } from '../../model/transfer-words';
import { SendAction } from './send-action';
import { SendForm } from './send-form';

const keyOf = ({ id }: ReviewedSending) => txKeyOf('send', id);
const SENDING = {
  kept: keptSending,
  next: (): SendDraft => ({ token: 'FNX', to: '', amount: '' }),
};

export function SendSteps() {
  const wallet = useStore(walletStore);
  const config = useQuery(appConfigQuery);
  const steps = useReviewedAction(SENDING);
  useRetired(steps, keyOf);
  const { draft, review, finished, replaced, isFresh, change, startReview, leave, finish, closeResult } = steps;
  const own = review && keyOf(review);
  const renew = () => {
    if (review && own) startReview({ ...review, ...renewedReview(own, review), id: crypto.randomUUID() });
  };
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading what you can send" lines={4} />}>
      {(known) => (
        <ActionFrame own={own} copyOf={({ kind }) => (kind === 'send' ? TRANSFER_COPY : null)}>
          {(isOtherOpen) => (
            <>
              {review && (
                <SendAction
                  key={review.id}
                  review={review}
                  config={known}
                  isFresh={isFresh}
                  onRenew={mayBeRenewed(review) ? renew : null}
                  onLeave={() => leave([...review.earlier, keyOf(review)])}
                  onFinish={finish}
                />
              )}
              {finished && (
                <LastResult txKey={keyOf(finished)} copy={TRANSFER_COPY} onClose={closeResult}>
                  <Amount value={finished.amount} unit={finished.token} /> to{' '}
                  <bdi>{finished.name ?? shortAddress(finished.to)}</bdi>.
                </LastResult>
              )}
              {!review && !isOtherOpen && (
                <SendForm
                  wallet={wallet.status === 'connected' ? wallet.address : null}
                  config={known}
                  draft={draft}
                  onDraft={change}
                  onReview={(reviewed) => startReview(replacingReviews(engine, replaced, reviewed))}
                />
              )}
            </>
          )}
        </ActionFrame>
      )}
    </Loaded>
  );
}
