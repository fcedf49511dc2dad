import type { DisclaimerComponent } from '@rainbow-me/rainbowkit';
import { OpenHere } from './dialogs/open-here';
import { walletRuntime } from './runtime';
import { isPhone } from './wallets/phone';
import { hasWalletHere } from './wallets/wallet-here';

/** At the foot of the connect dialog. It also brings the dialog's narrow form a real button to its introduction. */
export const ConnectNote: DisclaimerComponent = ({ Text }) => {
  const mayOpenElsewhere = isPhone() && !hasWalletHere();
  return (
    <>
      <Text>
        Connecting moves nothing and costs nothing.
        {walletRuntime().projectId === null && ' Only wallets in this browser can be used here.'}
        {mayOpenElsewhere && ' The sure way on a phone: open this page in the browser of your wallet’s own app.'}
      </Text>
      {mayOpenElsewhere && <OpenHere />}
    </>
  );
};
