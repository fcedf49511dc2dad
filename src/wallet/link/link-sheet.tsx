import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { keepReturnTo } from '@/session/return-to';
import { logOutManually } from '@/session/log-out';
import { color } from '@/theme/tokens';
import { Button, PrimaryButton } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { DialogActions } from '@/ui/dialog/dialog';
import { Prose } from '@/ui/layout/lead';
import type { LinkState } from '@/domain/wallet-link';
import type { Address } from '@/api/contract';
import { useStore } from '@/utils/hooks/use-store';
import type { Sign } from '../state';
import { failureText, type FailureText } from './failure-text';
import { LinkFailure } from './link-failure';
import { type Linking, type LinkStep, createLinking } from './linking';
import { TwoWallets } from './two-wallets';
import { linkAdapter } from './link-adapter';

function useLinking(address: Address, chainId: number, sign: Sign): { now: LinkStep; linking: Linking } {
  const [linking] = useState(() => createLinking({ adapter: linkAdapter(address), address, chainId, sign }));
  useEffect(() => {
    void linking.prepare();
    return () => linking.stop();
  }, [linking]);
  return { now: useStore(linking.state), linking };
}

type Linkable = Extract<LinkState, { state: 'unlinked' | 'other' }>;

const Status = styled('p')({ color: color.soft });
const STATUS_TEXT: Readonly<Record<LinkStep['step'], string>> = {
  preparing: 'Preparing message…',
  signing: 'Waiting for signature…',
  verifying: 'Verifying signature…',
  idle: '',
  stopped: '',
  linked: '',
};

type Props = { link: Linkable; chainId: number; sign: Sign; onClose: () => void };

export function LinkSheet({ link, chainId, sign, onClose }: Props) {
  const { now, linking } = useLinking(link.connected, chainId, sign);
  const failed = 'failure' in now && now.failure ? failureText(now.failure) : undefined;
  return (
    <>
      <Prose>
        <Purpose link={link} />
        <CopyText text={link.connected} label="Copy address" />
        <Status role="status">{STATUS_TEXT[now.step]}</Status>
        {failed && <LinkFailure {...failed} />}
      </Prose>
      <DialogActions>
        <NextStep now={now} linking={linking} nextAction={failed?.nextAction} />
        <Button type="button" onClick={onClose}>
          Not now
        </Button>
      </DialogActions>
    </>
  );
}

const Purpose = ({ link }: { link: Linkable }) =>
  link.state === 'unlinked' ? (
    <p>
      Sign a message to link this wallet to your account. Shares you buy go there. This signature is free and moves
      nothing. You can still browse without it.
    </p>
  ) : (
    <>
      <TwoWallets linked={link.linked} connected={link.connected} />
      <p>
        Sign a message with the connected wallet to replace the linked one. New shares go there; the shares you have
        stay where they are.
      </p>
    </>
  );

function logInAgain() {
  keepReturnTo(window.location.pathname + window.location.search);
  void logOutManually();
}

type NextStepProps = { now: LinkStep; linking: Linking; nextAction?: FailureText['nextAction'] };

function NextStep({ now, linking, nextAction }: NextStepProps) {
  if (nextAction === 'login') {
    return (
      <PrimaryButton type="button" onClick={logInAgain}>
        Log out to log in again
      </PrimaryButton>
    );
  }
  if (nextAction === 'none') return null;
  if (now.step === 'stopped') {
    return (
      <PrimaryButton type="button" onClick={() => void linking.prepare()}>
        Try again
      </PrimaryButton>
    );
  }
  const isReady = now.step === 'idle';
  return (
    <PrimaryButton
      type="button"
      aria-disabled={!isReady}
      aria-busy={!isReady || undefined}
      onClick={() => void linking.sign()}
    >
      Sign the message
    </PrimaryButton>
  );
}
