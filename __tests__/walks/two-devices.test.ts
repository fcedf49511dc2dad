import { AMOUNT } from '../support/money/bench';
import { walksOnTwoDevices } from '../support/walks/money';

const ONE = 10n ** 18n;

walksOnTwoDevices({
  'a purchase in USDT on two devices': ({ purchase }) => purchase('USDT', AMOUNT.USDT.units),
  'a purchase in BNB on two devices': ({ purchase }) => purchase('BNB', AMOUNT.BNB.units),
  'a stake on two devices': ({ stake }) => stake(50n * ONE),
});
