import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { keyOfSending, mayBeRenewed, renewedReview } from '@/tx';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { keptSending, type SendDraft } from '../../model/kept-sending';
import { TRANSFER } from '../../model/transfer-words';
import { SendAction } from './send-action';
import { SendForm } from './send-form';
import { SendGate } from './send-gate';

const emptied = (): SendDraft => ({ token: 'FNX', to: '', amount: '' });

export function SendSteps() {
  const wallet = useStore(walletStore);
  const config = useQuery(appConfigQuery);
  const { draft, review, isFresh, change, startReview, leave, finish } = useReviewedAction(keptSending, emptied);
  const own = review && keyOfSending(review.id);
  const renew = () => {
    if (review && own) startReview({ ...review, ...renewedReview(own, review), id: crypto.randomUUID() });
  };
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading what you can send" lines={4} />}>
      {(known) => (
        <ActionFrame own={own} kindOf={({ kind }) => (kind === 'send' ? TRANSFER : null)}>
          {(hasOthers) => (
            <>
              {review && (
                <SendAction
                  key={review.id}
                  review={review}
                  config={known}
                  isFresh={isFresh}
                  onRenew={mayBeRenewed(review) ? renew : null}
                  onLeave={leave}
                  onFinish={finish}
                />
              )}
              {!review && !hasOthers && !isReady && <SendGate />}
              {!review && !hasOthers && isReady && (
                <SendForm
                  wallet={wallet.address}
                  config={known}
                  draft={draft}
                  onDraft={change}
                  onReview={startReview}
                />
              )}
            </>
          )}
        </ActionFrame>
      )}
    </Loaded>
  );
}
