import type { Address, Order } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { batcherFor } from '../../support/money/batch';

const bench = useBench();
const actions = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

const ACCOUNTS = [
  ['a Safe', '0x60006000f3'],
  ['a delegated account', `0xef0100${'1'.repeat(40)}`],
] as const;

it.each(ACCOUNTS)(
  'two transfers of %s in one transaction are both found, and neither is made twice',
  async (_name, code) => {
    const relay = bench.world.chain.accounts[7] as Address;
    await bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
    const first = await actions.sending('USDT', '0.5', ONE / 2n);
    const second = await actions.sending('USDT', '0.25', ONE / 4n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await first.submit();
    const asked = batcher.asked();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(first.key))).toBe(true);
    bench.wallet.answerWith('eth_sendTransaction', () => batcher.run([asked, batcher.asked()], relay, code));
    await second.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.mine(4);
    await passes(90_000);
    const states = [first, second].map(({ key }) => bench.tab.stateOf(key).step);
    await bench.keepTime();
    await first.submit();
    expect([states, bench.asks(), await first.arrived()]).toEqual([['succeeded', 'succeeded'], 2, ONE / 2n]);
  },
);

/** The request of the first order is declared unsent. The transaction of the second one then carries out both. */
async function payTogether([first, second]: [Order, Order], { code, recorded }: { code: string; recorded: Order[] }) {
  const relay = bench.world.chain.accounts[7] as Address;
  await bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(first);
  const asked = batcher.asked();
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    const hash = await batcher.run([asked, batcher.asked()], relay, code);
    recorded.forEach(({ _id }) => bench.bank.record(_id, hash));
    return hash;
  });
  await bench.submit(second);
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(4);
  await passes(90_000);
}

it.each(ACCOUNTS)(
  'two orders that %s pays in one transaction are both shown as paid, and neither is paid twice',
  async (_name, code) => {
    const [first, second] = [bench.order('USDT'), bench.order('USDT', { payAmount: '62.4' })];
    await payTogether([first, second], { code, recorded: [first, second] });
    const steps = [first, second].map(bench.stepOf);
    await bench.keepTime();
    await bench.submit(first);
    expect([steps, bench.asks(), await bench.payments()]).toEqual([
      ['succeeded', 'succeeded'],
      2,
      [124_800_000_000_000_000_000n, 62_400_000_000_000_000_000n],
    ]);
  },
);

it.each(ACCOUNTS)(
  'two equal transfers of %s in one transaction count as two, and no third one is made',
  async (_name, code) => {
    const relay = bench.world.chain.accounts[7] as Address;
    await bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
    const first = await actions.sending('USDT', '0.5', ONE / 2n);
    const second = { id: `equal-${code}`, token: 'USDT', to: first.to!, amount: '0.5' } as const;
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await first.submit();
    const asked = batcher.asked();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(first.key))).toBe(true);
    bench.wallet.answerWith('eth_sendTransaction', () => batcher.run([asked, batcher.asked()], relay, code));
    await during(bench.tab.send(second, bench.from));
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.mine(4);
    await passes(90_000);
    await bench.keepTime();
    await first.submit();
    expect([bench.asks(), await first.arrived(), bench.tab.stateOf(first.key)]).toEqual([
      2,
      ONE,
      { step: 'idle', refusal: 'paid-elsewhere' },
    ]);
  },
);

it.each(ACCOUNTS)(
  'two equal orders that %s pays in one transaction are not paid a third time, although the service has it for only one order',
  async (_name, code) => {
    const [first, second] = [bench.order('USDT'), bench.order('USDT')];
    await payTogether([first, second], { code, recorded: [second] });
    await bench.keepTime();
    await bench.submit(first);
    expect([bench.asks(), await bench.payments(), bench.stepOf(second)]).toEqual([
      2,
      [AMOUNT.USDT.units, AMOUNT.USDT.units],
      'succeeded',
    ]);
  },
);
