import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { User } from '@/api/contract';
import { readKycStatus } from '@/domain/kyc-status';
import { UNSEEN } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { BeforeStart } from '../components/before-start';
import { CheckPanel } from '../components/check-panel';
import { DataUse, Needs } from '../components/needs';
import { Verification } from '../components/verification';
import { useCheck } from '../hooks/use-check';
import { useFollowedProfile } from '../hooks/use-followed-profile';
import { KYC_WORDS } from '../model/kyc-words';

const OneHeading = styled(Columns)({ '& > section:first-of-type > h2': UNSEEN });

const isFinal = ({ kycStatus }: User) => ['APPROVED', 'REJECTED'].includes(readKycStatus(kycStatus));

export function KycScreen() {
  const { query, follow } = useFollowedProfile();
  const identity = useQuery(appConfigQuery).data?.identity;
  const check = useCheck(follow);
  const user = query.data;
  const isYourTurn = user !== undefined && KYC_WORDS[readKycStatus(user.kycStatus)].isYourTurn;
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

/** Opening and closing the check both remove the focused button, so the focus moves to a panel. */
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
