import { useEffect } from 'react';
import { Dialog } from '@/ui/dialog/dialog';
import { useStore } from '@/utils/hooks/use-store';
import { isSameAddress } from '@/utils/is-same-address';
import type { Sign } from '../state';
import { LinkSheet } from '../link/link-sheet';
import { declinedAccount } from '../link/declined-account';
import type { LinkState } from '@/domain/wallet-link';
import { dialogRequest } from '../state';

type Props = { link: LinkState; chainId: number; sign: Sign };

/**
 * Replaces RainbowKit's sign-in dialog. That dialog has no accessible name, disconnects the wallet if its owner
 * declines, hides the service's reason, and offers no retry if the message could not be prepared.
 */
export function LinkDialog({ link, chainId, sign }: Props) {
  const isRequested = useStore(dialogRequest) === 'link';
  const linkable = link.state === 'unlinked' || link.state === 'other' ? link : undefined;
  useAutomaticRequest(link);
  useNothingToAsk(link, isRequested);
  const close = () => {
    if (linkable) declinedAccount.set(linkable.connected);
    if (dialogRequest.get() === 'link') dialogRequest.set(null);
  };
  return (
    <Dialog
      title={link.state === 'other' ? 'Link this wallet instead' : 'Link this wallet'}
      isOpen={isRequested && linkable !== undefined}
      onClose={close}
    >
      {linkable && <LinkSheet key={linkable.connected} link={linkable} chainId={chainId} sign={sign} onClose={close} />}
    </Dialog>
  );
}

/**
 * Asks an investor without a linked wallet once, as soon as a wallet is connected. If another wallet is linked, the
 * investor probably chose the wrong account, so the screen shows only a note.
 */
function useAutomaticRequest(link: LinkState) {
  useEffect(() => {
    if (link.state !== 'unlinked' || dialogRequest.get() !== null) return;
    const declined = declinedAccount.get();
    if (!declined || !isSameAddress(declined, link.connected)) dialogRequest.set('link');
  }, [link]);
}

const NOTHING_TO_ASK: ReadonlySet<LinkState['state']> = new Set(['linked', 'visitor', 'unknown']);

function useNothingToAsk({ state }: LinkState, isRequested: boolean) {
  useEffect(() => {
    if (isRequested && NOTHING_TO_ASK.has(state)) dialogRequest.set(null);
  }, [state, isRequested]);
}
