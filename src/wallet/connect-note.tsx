import type { DisclaimerComponent } from '@rainbow-me/rainbowkit';
import { walletRuntime } from './runtime';

/** At the foot of the connect dialog. It also brings the dialog's narrow form a real button to its introduction. */
export const ConnectNote: DisclaimerComponent = ({ Text }) => (
  <Text>
    Connecting moves nothing and costs nothing.
    {walletRuntime().projectId === null &&
      ' This deployment has no WalletConnect project id: wallets that connect through it stand in the list and cannot be reached.'}
  </Text>
);
