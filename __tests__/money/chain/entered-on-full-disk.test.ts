import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const { sending } = actionsOn(bench);
const setItem = Storage.prototype.setItem;
afterEach(() => {
  Storage.prototype.setItem = setItem;
  bench.wallet.answerWith('eth_sendTransaction', null);
});
const QUOTA = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
function fillUp(): void {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.length > (this.getItem(key)?.length ?? 0)) throw QUOTA;
    setItem.call(this, key, text);
  };
}

it('a hash that the investor entered while the disk was full is known after a reload', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  fillUp();
  const hash = `0x${'ab'.repeat(32)}` as Hash;
  await during(bench.tab.enterHash(order._id, hash));
  await passes(5_000);
  await bench.reload();
  expect(bench.tab.journal()[0]?.enteredHash).toBe(hash);
});

it('a hash that could not be stored is kept although a declaration that follows it cannot be stored either', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  Storage.prototype.setItem = () => {
    throw QUOTA;
  };
  const hash = `0x${'ab'.repeat(32)}` as Hash;
  await during(bench.tab.enterHash(order._id, hash));
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  Storage.prototype.setItem = setItem;
  await passes(30_000);
  await bench.reload();
  expect(bench.tab.journal()[0]?.enteredHash).toBe(hash);
});

it('the wallet’s late hash is kept on a full disk although the investor has entered another one', async () => {
  const order = bench.order('USDT');
  let answer: (hash: Hash) => void = () => {};
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>((resolve) => (answer = resolve)));
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  fillUp();
  await during(bench.tab.enterHash(order._id, `0x${'a1'.repeat(32)}`));
  const hash = `0x${'c3'.repeat(32)}` as Hash;
  answer(hash);
  await passes(5_000);
  await bench.reload();
  expect(JSON.stringify(bench.tab.journal())).toContain(hash.slice(2));
});

it('an entered transaction that another account sent, and that was sped up while the page was closed, is not sent again', async () => {
  const { rpc, accounts, mine, setAutomine, faucet } = bench.world.chain;
  const ONE = 10n ** 18n;
  const from = accounts[6] as Address;
  await faucet('USDT', from, ONE);
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  fillUp();
  await setAutomine(false);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const call = { gas: '0x30d40', ...asked, from };
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  await during(bench.tab.names(action.key, hash));
  await passes(60_000);
  const { nonce } = (await rpc('eth_getTransactionByHash', [hash])) as { nonce: string };
  await bench.reload({
    keepsClock: true,
    changesBrowser: () => void rpc('eth_sendTransaction', [{ ...call, nonce, gasPrice: '0x4a817c800' }]),
  });
  await bench.tab.goesOn(action.key);
  await mine(4);
  await setAutomine(true);
  await passes(90_000);
  Storage.prototype.setItem = setItem;
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await mine(4);
  expect({ isDeclared, asks: bench.asks(), arrived: await action.arrived() }).toEqual({
    isDeclared: false,
    asks: 1,
    arrived: ONE / 2n,
  });
});
