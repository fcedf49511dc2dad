import type { DisclaimerComponent } from '@rainbow-me/rainbowkit';
import { OpenHere } from './dialogs/open-here';
import { walletRuntime } from './runtime';
import { isPhone } from './wallets/phone';
import { hasWalletHere } from './wallets/wallet-here';

/** The footer of the connect dialog. RainbowKit's narrow dialog also gets a real button to its introduction this way. */
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
