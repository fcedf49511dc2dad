import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { OtherAction } from '@/parts/transaction/other-action';
import { ActionGate } from '@/parts/gate/action-gate';
import { keyOfSwap, keyOfWrapping } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFocusWhenLost } from '@/utils/use-focus-when-lost';
import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/facade';
import { useSwap } from '../hooks/use-swap';
import { isOfThisPage } from '../model/of-this-page';
import { SWAP, WRAP } from '../model/swap-words';
import { SwapAction } from './swap-action';
import { SwapForm } from './swap-form';

/** Receives the focus when a step change removes the focused control. It is not a control itself, so it has no outline. */
const Place = styled(Stack)({ '&:focus': { outline: 'none' } });

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
  const unsettled = useUnsettled();
  const pins = useMemo(() => swapPins(config), [config]);
  const { draft, review, isFresh, change, startReview, amend, leave, finish } = useSwap();
  const place = useFocusWhenLost(review?.id ?? '');
  if (!pins)
    return <p>Swaps are not offered here at the moment. You can buy shares from the bank on the page Buy shares.</p>;
  const own = review && (review.is === 'swap' ? keyOfSwap(review.id) : keyOfWrapping(review.id));
  const others = unsettled.filter((entry) => isOfThisPage(entry) && entry.key !== own);
  return (
    <Place ref={place} tabIndex={-1}>
      {others.map(({ key, kind, description }) => (
        <OtherAction key={key} txKey={key} kind={kind === 'swap' ? SWAP : WRAP} description={description} />
      ))}
      {review && (
        <SwapAction
          key={review.id}
          {...{ review, config, pins, isFresh }}
          onAmend={amend}
          onLeave={leave}
          onFinish={finish}
        />
      )}
      {!review && others.length === 0 && (
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
      )}
    </Place>
  );
}
