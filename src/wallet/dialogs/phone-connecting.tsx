import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { Button, PrimaryButton } from '@/ui/button/button';
import { useStore } from '@/utils/hooks/use-store';
import { cancelConnecting } from '../rainbowkit/cancel-connecting';
import { connectAttempt, type ConnectAttempt } from '../rainbowkit/connect-attempt';
import { OVER_LIST, SHEET } from '../rainbowkit/dialog-repair';
import { findRow, tryAgainInConnectDialog } from '../rainbowkit/new-attempt';
import { walletNote } from '../wallet-note';
import { isPhone } from '../wallets/phone';
import { walletIdOf } from '../wallets/used-last';

const View = styled('div')({
  ...OWN_DIRECTION,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: '48px 36px',
  paddingInline: 24,
  textAlign: 'center',
  color: color.ink,
  lineHeight: 1.45,
  '& h2': { fontSize: '1.125rem', outline: 'none' },
  '& p': { color: color.soft },
});
const Buttons = styled('div')({ display: 'grid', gap: 12, marginBlockStart: 20, inlineSize: '100%' });

/**
 * Covers RainbowKit's list on a phone while a wallet app is asked, because RainbowKit 2.2.11 leaves the list unchanged.
 * Asks the investor to confirm in the app, and offers a retry after a failure.
 */
export function PhoneConnecting() {
  const attempt = useStore(connectAttempt);
  const note = useStore(walletNote);
  const sheet = attempt && !note && isPhone() && document.querySelector(SHEET);
  return sheet ? createPortal(<Connecting attempt={attempt} />, sheet) : null;
}

function Connecting({ attempt }: { attempt: ConnectAttempt }) {
  const { name } = attempt.connector;
  const title = useRef<HTMLHeadingElement>(null);
  const row = walletIdOf(attempt.connector);
  useEffect(() => title.current?.focus(), [attempt.isAsking]);
  useEffect(() => () => findRow(row)?.focus(), [row]);
  return (
    <View {...{ [OVER_LIST]: '' }}>
      <h2 ref={title} tabIndex={-1}>
        {attempt.isAsking ? `Continue in ${name}` : `${name} is not connected`}
      </h2>
      <p role="status">
        {attempt.isAsking ? 'Confirm the connection in the wallet app, then come back to this page.' : ''}
      </p>
      <Buttons>
        {attempt.isAsking ? (
          <Button type="button" onClick={cancelConnecting}>
            Cancel
          </Button>
        ) : (
          <AfterFailure attempt={attempt} />
        )}
      </Buttons>
    </View>
  );
}

const AfterFailure = ({ attempt }: { attempt: ConnectAttempt }) => (
  <>
    <PrimaryButton type="button" onClick={() => tryAgain(attempt)}>
      Try again
    </PrimaryButton>
    <Button type="button" onClick={() => connectAttempt.set(null)}>
      Choose another wallet
    </Button>
  </>
);

/**
 * Reopens the dialog. A failed attempt uses up its WalletConnect code, and RainbowKit requests a new one only when the
 * dialog is reopened.
 */
function tryAgain(attempt: ConnectAttempt): void {
  const row = walletIdOf(attempt.connector);
  if (attempt.connector.type === 'walletConnect') tryAgainInConnectDialog(row);
  else findRow(row)?.click();
}
