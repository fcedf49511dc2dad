import styled from '@emotion/styled';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@/api/contract';
import { appConfigQuery } from '@/api/app-config-query';
import type { AppConfig } from '@/config/app-config';
import { IDENTITY_MINUTES } from '@/config/step-times';
import { readKycStatus } from '@/domain/kyc-status';
import { ActionGate } from '@/parts/gate/action-gate';
import { PrimaryButton, TextButton } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { startCheckAgain } from '@/api/endpoints/kyc';
import { FinalButton } from '@/ui/button/danger-button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useCamera } from '../hooks/use-camera';
import { mayStartAgain, openLabel } from '../model/starting';
import { FaultNote } from './fault-note';

type StartAgainProps = { onNews: () => void; onDone: () => void };

function StartAgain(props: StartAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton type="button" onClick={() => setOpen(true)}>
        Start again
      </TextButton>
      <Dialog title="Start the check again" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Question {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Question({ onNews, onDone, onClose }: StartAgainProps & { onClose: () => void }) {
  const reset = useMutation({ mutationFn: startCheckAgain, onSettled: onNews });
  const confirm = useOneAtATime<void>(async () => {
    await reset.mutateAsync();
    onClose();
    onDone();
  });
  return (
    <>
      <Prose>
        <p>
          What you sent so far no longer counts, and you send every document again. The check opens at its first step.
        </p>
      </Prose>
      <FormError error={reset.error} onRetry={() => confirm()} note={null} />
      <DialogActions>
        <FinalButton type="button" aria-busy={reset.isPending || undefined} onClick={() => confirm()}>
          Start again
        </FinalButton>
        <TextButton type="button" onClick={onClose}>
          Keep what I sent
        </TextButton>
      </DialogActions>
    </>
  );
}

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
      <Prose>
        <Title>Before you start</Title>
        <ul>
          <li>About {IDENTITY_MINUTES} minutes, without leaving this page.</li>
          <li>Your document, a camera and good light.</li>
          <li>
            You accepted the terms, version {user.termsAcceptedVersion}, and the risk disclosure, version{' '}
            {user.riskAcceptedVersion}.
          </li>
        </ul>
      </Prose>
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
