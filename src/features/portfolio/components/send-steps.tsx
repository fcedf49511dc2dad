import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { OtherAction } from '@/parts/transaction/other-action';
import { keyOfSending } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFocusWhenLost } from '@/utils/use-focus-when-lost';
import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/facade';
import { useSending } from '../hooks/use-sending';
import { TRANSFER } from '../model/transfer-words';
import { SendAction } from './send-action';
import { SendForm } from './send-form';
import { SendGate } from './send-gate';

/** Receives the focus when a step change removes the focused control. It is not a control itself, so it has no outline. */
const Place = styled(Stack)({ '&:focus': { outline: 'none' } });

/** Shows unsettled transfers first, then this tab's review. The form appears only if there is neither. */
export function SendSteps() {
  const wallet = useStore(walletStore);
  const config = useQuery(appConfigQuery);
  const { draft, review, isFresh, change, startReview, renew, leave, finish } = useSending();
  const own = review && keyOfSending(review.id);
  const others = useUnsettled().filter(({ kind, key }) => kind === 'send' && key !== own);
  const place = useFocusWhenLost([own, ...others.map(({ key, status }) => `${key} ${status}`)].join());
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  return (
    <Loaded query={config} loading={<LoadingPanel label="Loading what you can send" lines={4} />}>
      {(known) => (
        <Place ref={place} tabIndex={-1}>
          {others.map(({ key, description }) => (
            <OtherAction key={key} txKey={key} description={description} kind={TRANSFER} />
          ))}
          {review && (
            <SendAction
              key={review.id}
              review={review}
              config={known}
              isFresh={isFresh}
              onRenew={renew}
              onLeave={leave}
              onFinish={finish}
            />
          )}
          {!review && others.length === 0 && !isReady && <SendGate />}
          {!review && others.length === 0 && isReady && (
            <SendForm wallet={wallet.address} config={known} draft={draft} onDraft={change} onReview={startReview} />
          )}
        </Place>
      )}
    </Loaded>
  );
}
