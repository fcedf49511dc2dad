import { sessionStore } from '@/session/store';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/** The wallet is suspended when Amelia presses Pay, and reports its network only later. She logs out meanwhile. */
const bench = useBench();
const bob = loginOf('bob');
afterEach(() => sessionStore.set({ state: 'restoring' }));

it.each([
  ['Bob has logged in', bob],
  ['no one has logged in', null],
])(
  'a wallet that wakes after the logout is not asked to pay the order of the previous login: %s',
  async (_name, next) => {
    bench.bank.requests.keep();
    const order = bench.order('USDT');
    const stop = bench.tab.startEngine();
    bench.tab.link(bench.from);
    let wake: (() => void) | undefined;
    bench.bank.atNextAsking(() => (wake = bench.wallet.hold('eth_chainId')));
    void bench.tab.payOrder(order, bench.from);
    await until(() => wake !== undefined);
    await passes(3_000);
    expect(bench.asks()).toBe(0);
    bench.tab.clearUserData();
    bench.tab.setCredentials(next as never);
    sessionStore.set(next ? { state: 'authenticated', token: next.token } : ({ state: 'anonymous' } as never));
    await passes(2_000);
    wake!();
    await passes(5_000);
    stop();
    expect(bench.asks()).toBe(0);
  },
);

it('a wallet is not asked to pay if the login has changed during the reservation', async () => {
  const order = bench.order('USDT');
  bench.bank.atNextAsking(() => bench.tab.setCredentials(bob));
  await bench.submit(order);
  expect(bench.asks()).toBe(0);
});

it('no reservation is made under the login that follows during the checks', async () => {
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  await bench.keepTime();
  const { asked } = bench.nodes[0]!;
  asked.length = 0;
  const paying = bench.tab.payOrder(order, bench.from);
  await until(() => asked.includes('eth_getTransactionCount'));
  bench.tab.setCredentials(bob);
  await during(paying);
  stop();
  expect(bench.bank.reports.filter(({ asking }) => asking !== undefined)).toEqual([]);
  expect(bench.asks()).toBe(0);
});

it.each([
  ['Amelia was logged in when its button was pressed', loginOf('amelia').token, 0],
  ['no one was logged in when its button was pressed', null, 0],
  ['the machine slept for half a minute after its button was pressed', bob.token, 30_001],
])('a transfer is neither checked nor requested if %s', async (name, loginToken, ageMs) => {
  const transfer = { id: name, token: 'BNB', to: `0x${'59'.repeat(20)}`, amount: '0.5' } as const;
  bench.tab.setCredentials(bob);
  await bench.keepTime();
  const { asked } = bench.nodes[0]!;
  asked.length = 0;
  await during(bench.tab.send(transfer, bench.from, reviewMadeAt(Date.now()), { loginToken, at: Date.now() - ageMs }));
  expect([bench.asks(), bench.tab.stateOf(`send:${transfer.id}`)]).toMatchObject([0, { refusal: 'checks-too-slow' }]);
  expect(asked).not.toContain('eth_getTransactionCount');
});
