import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { ActionGate } from '@/parts/gate/action-gate';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/facade';
import { useSwap } from '../hooks/use-swap';
import { SwapDeed } from './swap-deed';
import { SwapForm } from './swap-form';

export function SwapSteps() {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading the swap" lines={4} />}>
      {(known) => <Steps config={known} />}
    </Loaded>
  );
}

/** What is reviewed or under way in this tab comes first, and a new form only after it. */
function Steps({ config }: { config: AppConfig }) {
  const wallet = useStore(walletStore);
  const pins = useMemo(() => swapPins(config), [config]);
  const { draft, review, isFresh, change, startReview, amend, leave, finish } = useSwap();
  if (!pins)
    return <p>Swaps are not offered here at the moment. You can buy shares from the bank on the page Buy shares.</p>;
  if (review)
    return (
      <SwapDeed
        key={review.id}
        {...{ review, config, pins, isFresh }}
        onAmend={amend}
        onLeave={leave}
        onFinish={finish}
      />
    );
  return (
    <ActionGate action="swap">
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
  );
}
