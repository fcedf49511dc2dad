import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * A payment made on the phone was found and has failed, so the wallet's request is open again. The disk is full when
 * the wallet returns the hash of a transaction that no node knows. Then the page is reloaded.
 */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const OWN_MAKING: Hash = `0x${'5afe'.repeat(16)}`;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const;
const { setItem } = Storage.prototype;
function fillUp(): void {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.length > (this.getItem(key)?.length ?? 0)) throw new DOMException('Full.', 'QuotaExceededError');
    setItem.call(this, key, text);
  };
}
afterEach(() => {
  Storage.prototype.setItem = setItem;
  bench.wallet.answerWith('eth_sendTransaction', null);
});

it.each(MAKES)('the wallet’s late hash is in the journal after a full disk and a reload: %s', async (_n, make) => {
  const action = await make();
  await bench.world.chain.setAutomine(false);
  let answer = () => {};
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return OWN_MAKING;
  });
  const submitted = action.submit();
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopsWaiting(action.key));
  await submitted;
  const { nonce: _nonce, ...asked } = bench.requests()[0]!;
  await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }]);
  await passes(10_000);
  const found = bench.tab.stateOf(action.key).step;
  await bench.world.chain.mine(6);
  await passes(60_000);
  const reopened = bench.tab.stateOf(action.key).step;
  fillUp();
  answer();
  await passes(3_000);
  const shown = bench.tab.stateOf(action.key);
  await bench.reload({ keepsClock: true });
  const isStored = JSON.stringify(bench.tab.journal()).includes(OWN_MAKING.slice(2));
  expect({ found, reopened, shown, isStored }).toMatchObject({
    found: 'pending',
    reopened: 'unanswered',
    shown: { step: 'pending', isStored: true },
    isStored: true,
  });
});
