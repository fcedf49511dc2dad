import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { useStore } from '@/utils/use-store';
import { disconnectWallet } from '../facade';
import { dialogRequest, walletStore } from '../state';

const Dialog = styled('dialog')({
  inlineSize: 'min(420px, calc(100vw - 32px))',
  margin: 'auto',
  padding: 24,
  border: `1px solid ${color.edge}`,
  background: color.raised,
  color: color.ink,
  '&::backdrop': { background: 'rgba(8, 7, 5, 0.6)' },
});
const Whole = styled('p')({ color: color.soft, overflowWrap: 'anywhere', marginBlock: 8 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 20 });

/** Our own in place of the library's, whose account dialog has no accessible name and knows no right-to-left. */
export function AccountDialog() {
  const wallet = useStore(walletStore);
  const request = useStore(dialogRequest);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isConnected = wallet.status === 'connected';

  useEffect(() => {
    if (request !== 'account') return;
    dialogRequest.set(null);
    if (isConnected) dialog.current?.showModal();
  }, [request, isConnected]);
  useEffect(() => {
    if (!isConnected) dialog.current?.close();
  }, [isConnected]);

  return (
    <Dialog ref={dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>Your wallet</h2>
      {isConnected && (
        <>
          <Whole>
            <bdi dir="ltr">{wallet.address}</bdi>
          </Whole>
          {wallet.balance && <Amount value={wallet.balance.amount} unit={wallet.balance.symbol} />}
          <Actions>
            <CopyButton text={wallet.address} label="Copy address" />
            <Button type="button" onClick={() => void disconnectWallet()}>
              Disconnect
            </Button>
            <Button type="button" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
