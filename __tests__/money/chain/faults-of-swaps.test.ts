import { useBench } from '../../support/money/bench';
import { tryEveryFault } from '../../support/money/every-fault';

const ONE = 10n ** 18n;

tryEveryFault(useBench(), ({ swap }) => ({
  'a swap of USDT for FNX': () => swap({ pay: 'USDT', get: 'FNX', exact: 'get', amount: 2n * ONE }),
  'a swap of BNB for FNX': () => swap({ pay: 'BNB', get: 'FNX', exact: 'get', amount: ONE }),
  'a swap of FNX for BNB': () => swap({ pay: 'FNX', get: 'BNB', exact: 'pay', amount: 3n * ONE }),
}));
