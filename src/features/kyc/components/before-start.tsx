import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { IDENTITY_MINUTES } from '@/config/step-times';
import { readKycStatus } from '@/domain/kyc-status';
import { ActionGate } from '@/parts/gate/action-gate';
import { PrimaryButton } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { Actions } from '@/ui/layout/actions';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useCamera } from '../hooks/use-camera';
import { mayStartAgain, openLabel } from '../model/starting';
import { FaultNote } from './fault-note';
import { StartAgain } from './start-again';

type Identity = NonNullable<AppConfig['identity']>;
type Props = { user: User; onOpen: (identity: Identity) => void; onNews: () => void };

const Title = styled('h3')({ fontSize: '1.0625rem' });

export function BeforeStart(props: Props) {
  const config = useQuery(appConfigQuery);
  return (
    <Loaded query={config} loading={<LoadingPanel label="Preparing the check" />}>
      {({ identity }) =>
        identity ? (
          <ActionGate before="kyc">
            <Ready {...props} identity={identity} />
          </ActionGate>
        ) : (
          <FaultNote fault="not-set-up" role="note">
            <PrimaryLink href="/contactus">Contact support</PrimaryLink>
          </FaultNote>
        )
      }
    </Loaded>
  );
}

function Ready({ user, identity, onOpen, onNews }: Props & { identity: Identity }) {
  const camera = useCamera();
  const status = readKycStatus(user.kycStatus);
  const open = () => onOpen(identity);
  return (
    <Stack>
      <Words>
        <Title>Before you start</Title>
        <ul>
          <li>About {IDENTITY_MINUTES} minutes, without leaving this page.</li>
          <li>Your document, a camera and good light.</li>
          <li>
            You accepted the terms, version {user.termsAcceptedVersion}, and the risk disclosure, version{' '}
            {user.riskAcceptedVersion}.
          </li>
        </ul>
      </Words>
      {camera && <FaultNote fault={camera} role="note" />}
      <Actions>
        <PrimaryButton type="button" onClick={open}>
          {openLabel(status)}
        </PrimaryButton>
        {mayStartAgain(status) && <StartAgain onNews={onNews} onDone={open} />}
      </Actions>
    </Stack>
  );
}
