import { RainbowKitAuthenticationProvider } from '@rainbow-me/rainbowkit';
import { useMemo, type ReactNode } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { dialogRequest } from '../state';
import { linkAdapter } from './link-adapter';
import { signInStatus, type LinkState } from '@/domain/wallet-link';

/** RainbowKit's sign-in is off while no signature is needed, because it blocks the network and account dialogs. */
const isSignInOpen = ({ state }: LinkState, isAsking: boolean): boolean => {
  switch (state) {
    case 'visitor':
    case 'unknown':
      return false;
    case 'unlinked':
    case 'other':
      return isAsking;
    case 'loading':
    case 'disconnected':
    case 'linked':
      return true;
  }
};

type Props = { link: LinkState; children: ReactNode };

export function SignIn({ link, children }: Props) {
  const isAsking = useStore(dialogRequest) === 'link';
  const connected = 'connected' in link ? link.connected : undefined;
  const adapter = useMemo(() => linkAdapter(connected), [connected]);
  return (
    <RainbowKitAuthenticationProvider
      adapter={adapter}
      status={signInStatus(link)}
      enabled={isSignInOpen(link, isAsking)}
    >
      {children}
    </RainbowKitAuthenticationProvider>
  );
}
