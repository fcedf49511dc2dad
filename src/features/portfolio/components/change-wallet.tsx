import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf, myWallet } from '@/api/contract';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { WALLET_RULE } from '@/config/wallet-rule';
import { color } from '@/theme/tokens';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { useHydrated } from '@/ui/use-hydrated';
import { LinkButton } from '@/wallet/link/link-button';
import { useLinkState } from '@/wallet/link/use-link-state';
import type { ChangeFlow } from '../model/change-flow';
import { storedWalletChange } from '../model/stored-wallet-change';

const Parted = styled('p')({
  borderBlockStart: `1px solid ${color.rule}`,
  marginBlockStart: 12,
  paddingBlockStart: 20,
});

type ReplacementKind = 'both' | 'lost';

const loadSteps = async () => (await import('./change/change-steps')).ChangeSteps;
const loadPending = async () => (await import('./change/pending-replacement')).PendingReplacement;
const KIND_OF_STEP: Partial<Record<ChangeFlow['step'], ReplacementKind>> = {
  naming: 'both',
  former: 'both',
  writing: 'lost',
  codes: 'lost',
};

const PendingRequest = ({ lost }: { lost: NonNullable<DataOf<typeof myWallet>['lost']> }) => (
  <LazyView
    isWanted
    load={loadPending}
    props={{ lost }}
    meanwhile={<LoadingPanel label="Loading your request" lines={2} />}
    failed={missingCode}
  />
);

export function ChangeWallet() {
  const { data } = useQuery(myWalletQuery);
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState<ReplacementKind | 'none'>();
  if (!data?.walletAddress || !data.change) return null;
  const { walletAddress, change, lost } = data;
  const kind = opened ?? (isHydrated ? KIND_OF_STEP[storedWalletChange.read().step] : undefined) ?? 'none';
  const leave = () => setOpened('none');
  return (
    <Panel title="Replace wallet">
      <Prose>
        {lost && <PendingRequest lost={lost} />}
        {change === 'LOGIN' && <WithLogin isDue={lost?.status === 'DUE'} />}
        {change === 'BOTH' && kind === 'none' && <WithBoth isWaiting={Boolean(lost)} onOpen={setOpened} />}
        {change === 'BOTH' && kind !== 'none' && !(kind === 'lost' && lost) && (
          <LazyView
            key={kind}
            isWanted
            load={loadSteps}
            props={{ kind, linked: walletAddress, onLeave: leave }}
            meanwhile={<LoadingPanel label="Loading wallet replacement" lines={4} />}
            failed={missingCode}
          />
        )}
      </Prose>
    </Panel>
  );
}

const WithBoth = ({ isWaiting, onOpen }: { isWaiting: boolean; onOpen: (kind: ReplacementKind) => void }) => (
  <>
    {isWaiting ? (
      <Parted>If you still have the old wallet, you don’t need to wait.</Parted>
    ) : (
      <p>Your linked wallet holds shares, or you have a stake, order or reward in progress.</p>
    )}
    <p>{WALLET_RULE.both}</p>
    <p>{WALLET_RULE.stays}</p>
    <Actions>
      <Button type="button" onClick={() => onOpen('both')}>
        Replace wallet
      </Button>
      {!isWaiting && (
        <TextButton type="button" onClick={() => onOpen('lost')}>
          I have lost this wallet
        </TextButton>
      )}
    </Actions>
  </>
);

function WithLogin({ isDue }: { isDue: boolean }) {
  const link = useLinkState();
  return (
    <>
      <p>
        {isDue
          ? 'The wait is over: connect the new wallet and sign with it.'
          : 'Your linked wallet holds less than one whole share.'}
      </p>
      <p>{isDue ? WALLET_RULE.lost : WALLET_RULE.none}</p>
      <p>{WALLET_RULE.stays}</p>
      {link.state === 'linked' ? (
        <p>Your wallet shows the linked account. Switch to the new account, then continue here.</p>
      ) : (
        <div>
          <LinkButton label="Link the new wallet" />
        </div>
      )}
    </>
  );
}
