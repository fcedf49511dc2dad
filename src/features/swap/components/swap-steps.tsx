import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useRetired } from '@/parts/transaction/use-retired';
import { engine } from '@/tx/app-engine';
import { replacingReviews } from '@/tx/first-open';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { keyOfReview, type SwapSteps as Steps } from '../model/kept-swap';
import { copyOfSwap } from '../model/swap-words';
import { LastSwap } from './last-swap';
import { SwapAction } from './swap-action';
import { SwapForm } from './swap-form';

export function SwapSteps({ steps }: { steps: Steps }) {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading the swap" lines={4} />}>
      {(known) => <Pinned config={known} steps={steps} />}
    </Loaded>
  );
}

function Pinned({ config, steps }: { config: AppConfig; steps: Steps }) {
  const wallet = useStore(walletStore);
  useRetired(steps, keyOfReview);
  const pins = useMemo(() => swapPins(config), [config]);
  const { draft, review, finished, replaced, isFresh, change, startReview, amend, leave, finish, closeResult } = steps;
  if (!pins) return <p>Swaps are not available right now. You can buy shares from the bank under Buy shares.</p>;
  return (
    <ActionFrame own={review && keyOfReview(review)} copyOf={copyOfSwap}>
      {(isOtherOpen) => (
        <>
          {review && (
            <SwapAction
              key={review.id}
              {...{ review, config, pins, isFresh }}
              onAmend={amend}
              onLeave={() => leave([...review.earlier, keyOfReview(review)])}
              onFinish={finish}
            />
          )}
          {finished && <LastSwap review={finished} onClose={closeResult} />}
          {!review && !isOtherOpen && (
            <SwapForm
              wallet={wallet.status === 'connected' ? wallet.address : null}
              pins={pins}
              draft={draft}
              onDraft={change}
              onReview={(reviewed) => startReview(replacingReviews(engine, replaced, reviewed))}
            />
          )}
        </>
      )}
    </ActionFrame>
  );
}
