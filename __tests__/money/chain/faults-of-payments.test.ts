import { useBench } from '../../support/money/bench';
import { tryEveryFault } from '../../support/money/every-fault';

const ONE = 10n ** 18n;

tryEveryFault(useBench(), ({ purchase, sending }) => ({
  'a purchase in USDT': () => purchase('USDT', (1_248n * ONE) / 10n),
  'a purchase in BNB': () => purchase('BNB', (195n * ONE) / 1_000n),
  'a transfer of FNX': () => sending('FNX', '3', 3n * ONE),
  'a transfer of dust in USDT': () => sending('USDT', '0.000000000000000001', 1n),
  'a transfer of BNB': () => sending('BNB', '0.25', ONE / 4n),
}));
