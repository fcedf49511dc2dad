import type { DisclaimerComponent } from '@rainbow-me/rainbowkit';
import { OpenHere } from './dialogs/open-here';
import { walletRuntime } from './runtime';
import { isPhone } from './wallets/phone';
import { hasWalletHere } from './wallets/wallet-here';

export const ConnectNote: DisclaimerComponent = ({ Text }) => {
  const mayOpenElsewhere = isPhone() && !hasWalletHere();
  return (
    <>
      <Text>
        Connecting is free and can’t move funds.
        {walletRuntime().projectId === null && ' Only wallets in this browser can be used here.'}
        {mayOpenElsewhere && ' On a phone, open this page in your wallet app’s own browser.'}
      </Text>
      {mayOpenElsewhere && <OpenHere />}
    </>
  );
};
