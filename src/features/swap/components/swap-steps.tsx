import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { ActionGate } from '@/parts/gate/action-gate';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { keyOfSwap, keyOfWrapping } from '@/tx';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { keptSwap, type SwapDraft } from '../model/kept-swap';
import { kindOfSwap } from '../model/swap-words';
import { SwapAction } from './swap-action';
import { SwapForm } from './swap-form';

const withoutAmount = (draft: SwapDraft): SwapDraft => ({ ...draft, amount: '' });

export function SwapSteps() {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading the swap" lines={4} />}>
      {(known) => <Steps config={known} />}
    </Loaded>
  );
}

function Steps({ config }: { config: AppConfig }) {
  const wallet = useStore(walletStore);
  const pins = useMemo(() => swapPins(config), [config]);
  const { draft, review, isFresh, change, startReview, amend, leave, finish } = useReviewedAction(
    keptSwap,
    withoutAmount,
  );
  if (!pins) return <p>Swaps are not available right now. You can buy shares from the bank under Buy shares.</p>;
  const own = review && (review.is === 'swap' ? keyOfSwap(review.id) : keyOfWrapping(review.id));
  return (
    <ActionFrame own={own} kindOf={kindOfSwap}>
      {(hasOthers) => (
        <>
          {review && (
            <SwapAction
              key={review.id}
              {...{ review, config, pins, isFresh }}
              onAmend={amend}
              onLeave={leave}
              onFinish={finish}
            />
          )}
          {!review && !hasOthers && (
            <ActionGate>
              {wallet.status === 'connected' && (
                <SwapForm
                  key={wallet.address}
                  wallet={wallet.address}
                  pins={pins}
                  draft={draft}
                  onDraft={change}
                  onReview={startReview}
                />
              )}
            </ActionGate>
          )}
        </>
      )}
    </ActionFrame>
  );
}
