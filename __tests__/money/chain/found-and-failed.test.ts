import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet's request stays open. The investor makes the same payment from the same account on a phone, and the search
 * attaches it to the request. That payment fails or is cancelled. Nothing is declared unsent.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const USDT = ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)] as const;
const BNB = ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)] as const;
const ORDER = ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)] as const;
const IN_BNB = ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)] as const;
const WRAP = ['a wrapping', () => wrapping('wrap', ONE)] as const;

async function openInWallet(make: () => ReturnType<typeof sending>) {
  bench.chooseOwnNonce();
  const action = await make();
  await bench.world.chain.setAutomine(false);
  const approve = bench.wallet.hold('eth_sendTransaction');
  const submitted = action.submit();
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopsWaiting(action.key));
  await submitted;
  await passes(5_000);
  const { nonce: _nonce, ...asked } = bench.requests()[0]!;
  return { action, approve, asked };
}

async function payAgain({ action, approve }: Awaited<ReturnType<typeof openInWallet>>) {
  await bench.keepTime();
  await bench.world.chain.setAutomine(true);
  const submitted = action.submit();
  await passes(10_000);
  const asks = bench.asks();
  approve();
  await submitted;
  await bench.world.chain.mine(4);
  await passes(20_000);
  return { asks, arrived: await action.arrived() };
}

it('a found transaction that has failed is not shown as pending while the disk is full', async () => {
  const { action, asked } = await openInWallet(WRAP[1]);
  const hash = await rpc('eth_sendTransaction', [{ ...asked, gas: '0x5600' }]);
  await until(() => bench.tab.stateOf(action.key).step === 'pending');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf(action.key).step === 'unanswered', 30_000);
  full.mockRestore();
  await bench.reload({ keepsClock: true });
  await bench.tab.goesOn(action.key);
  await until(() => bench.tab.journal().some((one) => one.hash === hash && one.failure === 'reverted'));
  expect(bench.tab.stateOf(action.key).step).toBe('unanswered');
});

it.each([BNB, WRAP, IN_BNB, USDT, ORDER])(
  'an open wallet request is not repeated after a found payment was cancelled: %s',
  async (_name, make) => {
    const open = await openInWallet(make);
    await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...open.asked }]);
    await passes(30_000);
    const [sent] = await bench.pending();
    const { from, nonce } = sent!;
    const step = bench.tab.stateOf(open.action.key).step;
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(16);
    await passes(120_000);
    const then = bench.tab.stateOf(open.action.key).step;
    expect({ step, then, ...(await payAgain(open)) }).toMatchObject({ asks: 1, arrived: open.action.units });
  },
);

it.each([WRAP, USDT, ORDER])(
  'an open wallet request is not repeated after a found payment has failed: %s',
  async (_name, make) => {
    const open = await openInWallet(make);
    await rpc('eth_sendTransaction', [{ ...open.asked, gas: '0x6000' }]);
    await passes(30_000);
    const step = bench.tab.stateOf(open.action.key).step;
    await bench.world.chain.mine(16);
    await passes(120_000);
    const then = bench.tab.stateOf(open.action.key).step;
    expect({ step, then, ...(await payAgain(open)) }).toMatchObject({ asks: 1, arrived: open.action.units });
  },
);

it.each([BNB, WRAP, IN_BNB, USDT, ORDER])(
  'an open wallet request is not repeated after a found payment was cancelled, sent again and cancelled again: %s',
  async (_name, make) => {
    const open = await openInWallet(make);
    const cancel = (nonce: string) =>
      rpc('eth_sendTransaction', [
        { from: bench.from, to: bench.from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER },
      ]);
    await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...open.asked }]);
    await passes(30_000);
    const { hash, nonce } = (await bench.pending())[0]!;
    await cancel(nonce);
    await bench.world.chain.mine(4);
    const next = `0x${(Number(nonce) + 1).toString(16)}`;
    await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...open.asked, nonce: next }]);
    await until(() => Object(bench.tab.stateOf(open.action.key)).hash !== hash);
    await passes(10_000);
    await cancel(next);
    await bench.world.chain.mine(16);
    await passes(120_000);
    const { step } = bench.tab.stateOf(open.action.key);
    expect({ step, ...(await payAgain(open)) }).toEqual({
      step: 'unanswered',
      asks: 1,
      arrived: open.action.units,
    });
  },
);
