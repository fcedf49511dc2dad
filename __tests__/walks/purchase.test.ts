import { AMOUNT } from '../support/money/bench';
import { walksOf } from '../support/walks/money';

walksOf({
  'a purchase in USDT': ({ purchase }) => purchase('USDT', AMOUNT.USDT.units),
  'a purchase in BNB': ({ purchase }) => purchase('BNB', AMOUNT.BNB.units),
});
