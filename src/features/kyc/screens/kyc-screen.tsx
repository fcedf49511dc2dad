import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { readKycStatus } from '@/domain/kyc-status';
import { Button } from '@/ui/button';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { DataUse, Needs } from '../components/needs';
import { Verification } from '../components/verification';
import { KYC_WORDS } from '../model/kyc-words';

/** Nothing that has ended would read differently a moment later. */
const isFinal = ({ kycStatus }: User) => ['APPROVED', 'REJECTED'].includes(readKycStatus(kycStatus));

/** The profile is the truth about a check, so it is read anew each time the screen is opened. */
export function KycScreen() {
  const query = useQuery({ ...profileQuery, refetchOnMount: 'always' });
  const isYourTurn = query.data !== undefined && KYC_WORDS[readKycStatus(query.data.kycStatus)].isYourTurn;
  const checkAgain = () => void query.refetch({ cancelRefetch: false });
  return (
    <Wide>
      <Stack>
        <div>
          <PageTitle>Identity check</PageTitle>
          <Lead>Shares of a bank have owners with names. This is where yours is verified, once.</Lead>
        </div>
        <Columns>
          <Panel title="Where your check stands" busy={query.isPending}>
            <Loaded query={query} loading={<LoadingPanel label="Reading the state of your check" lines={5} />}>
              {(user) => (
                <Stack>
                  <div role="status">
                    <Verification user={user} />
                  </div>
                  {!isFinal(user) && (
                    <div>
                      <Button type="button" aria-busy={query.isFetching || undefined} onClick={checkAgain}>
                        Check again
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
        </Columns>
      </Stack>
    </Wide>
  );
}
