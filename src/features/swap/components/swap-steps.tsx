import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { swapPins } from '@/domain/swap/tokens';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useRetired } from '@/parts/transaction/use-retired';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { LastResult } from '@/parts/transaction/last-result';
import { Amount } from '@/ui/amount';
import { fromBaseUnits } from '@/utils/money';
import { keyOfReview, type SwapSteps as Steps, type ReviewedSwap } from '../model/stored-swap';
import { copyOfSwap, SWAP_COPY, WRAP_COPY } from '../model/swap-text';
import { SwapAction } from './swap-action';
import { SwapForm } from './swap-form';

function LastSwap({ review, onClose }: { review: ReviewedSwap; onClose: () => void }) {
  const { type, pay, get, paid, got, decimals } = review;
  return (
    <LastResult txKey={keyOfReview(review)} copy={type === 'swap' ? SWAP_COPY : WRAP_COPY} onClose={onClose}>
      <Amount value={fromBaseUnits(BigInt(paid), decimals.pay)} unit={pay} /> for {type === 'swap' && 'about '}
      <Amount value={fromBaseUnits(BigInt(got), decimals.get)} unit={get} />.
    </LastResult>
  );
}

export function SwapSteps({ steps }: { steps: Steps }) {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading the swap" lines={4} />}>
      {(known) => <Pinned config={known} steps={steps} />}
    </Loaded>
  );
}

type NewSwapProps = { steps: Steps; pins: NonNullable<ReturnType<typeof swapPins>> };

function NewSwap({ steps: { draft, replaced, change, startReview }, pins }: NewSwapProps) {
  const wallet = useStore(walletStore);
  return (
    <SwapForm
      wallet={wallet.status === 'connected' ? wallet.address : null}
      pins={pins}
      draft={draft}
      onDraft={change}
      onReview={(reviewed) => startReview({ ...reviewed, earlier: replaced })}
    />
  );
}

function Pinned({ config, steps }: { config: AppConfig; steps: Steps }) {
  useRetired(steps, keyOfReview);
  const pins = useMemo(() => swapPins(config), [config]);
  const { review, finished, isFresh, amend, leave, finish, closeResult } = steps;
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
          {!review && !isOtherOpen && <NewSwap steps={steps} pins={pins} />}
        </>
      )}
    </ActionFrame>
  );
}
