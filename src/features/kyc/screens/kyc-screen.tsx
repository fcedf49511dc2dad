import styled from '@emotion/styled';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useCallback, useState } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { User } from '@/api/contract';
import { readKycStatus } from '@/domain/kyc-status';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Columns, Lead, Prose } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { AppLink } from '@/ui/app-link';
import { profileQuery } from '@/api/endpoints/user/profile';
import { BeforeStart } from '../components/before-start';
import { CheckPanel } from '../components/check-panel';
import { Verification } from '../components/verification';
import { useCheck } from '../hooks/use-check';
import { KYC_TEXT } from '../model/kyc-text';

const EVERY_MS = 15_000;
const FOR_MS = 120_000;

/**
 * Refetches the profile on mount and on focus, because only the profile has the real status. `follow` polls the profile
 * for two minutes.
 */
function useFollowedProfile() {
  const [followedUntil, setFollowedUntil] = useState(0);
  const cache = useQueryClient();
  const query = useQuery({
    ...profileQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: () => Date.now() < followedUntil && EVERY_MS,
  });
  const follow = useCallback(() => {
    setFollowedUntil(Date.now() + FOR_MS);
    void cache.invalidateQueries({ queryKey: profileQuery.queryKey });
  }, [cache]);
  return { query, follow };
}

const Needs = () => (
  <Panel title="What you need">
    <Prose>
      <ul>
        <li>
          A passport, or both sides of an identity card. A driving licence if your country issues no identity cards.
        </li>
        <li>A camera, for the document and your face. A phone is easiest; you can switch to it from a computer.</li>
        <li>
          Daylight, and a dark surface under the document. Most rejected pictures are blurred or show glare from a lamp.
        </li>
      </ul>
      <p>Your name and date of birth must match your document. The check is free.</p>
    </Prose>
  </Panel>
);

const DataUse = () => (
  <Panel title="Who sees your documents">
    <Prose>
      <p>
        Pictures go to the provider that runs the check for the bank, and to the bank’s compliance office. This app does
        not see or store them; it receives only the result.
      </p>
      <p>
        The <AppLink href="/static/privacy-policy">privacy policy</AppLink> says how long they are kept.
      </p>
    </Prose>
  </Panel>
);

const OneHeading = styled(Columns)({ '& > section:first-of-type > h2': VISUALLY_HIDDEN });

const isFinal = ({ kycStatus }: User) => ['APPROVED', 'REJECTED'].includes(readKycStatus(kycStatus));

export function KycScreen() {
  const { query, follow } = useFollowedProfile();
  const identity = useQuery(appConfigQuery).data?.identity;
  const check = useCheck(follow);
  const user = query.data;
  const isYourTurn = user !== undefined && KYC_TEXT[readKycStatus(user.kycStatus)].isYourTurn;
  const isOpen = check.flow.step !== 'closed' && identity !== undefined && isYourTurn;
  const { close } = check;
  const isSent = user !== undefined && !isYourTurn;
  useEffect(() => {
    if (isSent) close();
  }, [isSent, close]);
  const { opened, statusPanel } = useFocusMoved(isOpen);
  const checkAgain = () => void query.refetch({ cancelRefetch: false });
  return (
    <Wide>
      <Stack>
        <div>
          <PageTitle>Identity check</PageTitle>
          <Lead>Every shareholder is registered by name. We verify yours here, once.</Lead>
        </div>
        {isOpen && <CheckPanel ref={opened} check={check} identity={identity} />}
        <OneHeading>
          <Panel title="Status" busy={query.isPending} ref={statusPanel}>
            <Loaded query={query} loading={<LoadingPanel label="Loading the status of your check" lines={5} />}>
              {(current) => (
                <Stack>
                  <div role="status">
                    <Verification user={current} isOpen={isOpen && check.flow.step === 'open'} />
                  </div>
                  {isYourTurn && !isOpen && <BeforeStart user={current} onOpen={check.open} onNews={follow} />}
                  {!isFinal(current) && (
                    <div>
                      <Button type="button" aria-busy={query.isFetching || undefined} onClick={checkAgain}>
                        Refresh status
                      </Button>
                    </div>
                  )}
                </Stack>
              )}
            </Loaded>
          </Panel>
          <Stack>
            {isYourTurn && <Needs />}
            <DataUse />
          </Stack>
        </OneHeading>
      </Stack>
    </Wide>
  );
}

/** Moves the focus to a panel, because opening and closing the check both remove the focused button. */
function useFocusMoved(isOpen: boolean) {
  const opened = useRef<HTMLElement>(null);
  const statusPanel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? opened : statusPanel).current?.focus();
  }, [isOpen]);
  return { opened, statusPanel: statusPanel };
}
