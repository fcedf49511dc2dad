import { useBench } from '../../support/money/bench';
import { tryEveryFault } from '../../support/money/every-fault';

const ONE = 10n ** 18n;

tryEveryFault(useBench(), ({ stake, approval, takenBack, wrapping }) => ({
  'the deposit of a stake': () => stake(20n * ONE),
  'an approval': approval,
  'a revoked approval': takenBack,
  'wrapping BNB': () => wrapping('wrap', ONE / 5n),
  'unwrapping BNB': () => wrapping('unwrap', ONE / 5n),
}));
