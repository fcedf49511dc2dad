import type { Hash } from '@/api/contract';
import { actionsOn } from '../../support/money/actions';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';

/** The wallet returns a hash that no node knows, at a moment when the browser cannot store it. */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const OWN_MAKING: Hash = `0x${'5afe'.repeat(16)}`;
const { getItem, setItem } = Storage.prototype;
const works = () => Object.assign(Storage.prototype, { getItem, setItem });
afterEach(() => {
  works();
  bench.wallet.answerWith('eth_sendTransaction', null);
});

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

it.each([
  ['cannot be read', 'getItem', () => sending('USDT', '0.5', 10n ** 18n / 2n)],
  ['cannot be written', 'setItem', () => sending('BNB', '0.5', 10n ** 18n / 2n)],
  ['cannot be read', 'getItem', () => purchase('USDT', (1_248n * 10n ** 18n) / 10n)],
] as const)('a hash is stored as soon as storage works again: storage %s', async (_how, method, make) => {
  const action = await make();
  bench.wallet.answerWith('eth_sendTransaction', () => {
    Storage.prototype[method] = denied;
    return Promise.resolve(OWN_MAKING);
  });
  await action.submit();
  const { step } = bench.tab.stateOf(action.key);
  works();
  await passes(30_000);
  const shown = bench.tab.stateOf(action.key);
  await bench.reload({ keepsClock: true });
  expect({ step, shown, hash: bench.tab.journal().at(-1)?.hash }).toMatchObject({
    step: 'pending',
    shown: { step: 'pending', isStored: true },
    hash: OWN_MAKING,
  });
});
