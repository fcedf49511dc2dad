import { walksOf } from '../support/walks/money';

const ONE = 10n ** 18n;

walksOf({
  'a stake': ({ stake }) => stake(50n * ONE),
  'a transfer of USDT': ({ sending }) => sending('USDT', '0.5', ONE / 2n),
  'a transfer of BNB': ({ sending }) => sending('BNB', '0.5', ONE / 2n),
  'a swap': ({ swap }) => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE }),
});
