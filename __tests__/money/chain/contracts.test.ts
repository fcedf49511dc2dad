import type { Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

/** The investor's account is a contract, such as a Safe, so its call is inside someone else's transaction. */
const bench = useBench();
const CODE = '0x60006000f3';
const SAFES_OWN_HASH: Hash = `0x${'5afe'.repeat(16)}`;
const setCode = (code: string) => bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
afterEach(async () => {
  await setCode('0x');
  bench.wallet.answerWith('eth_sendTransaction', null);
});

async function carryOut(call: object): Promise<void> {
  await setCode('0x');
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(1);
  await setCode(CODE);
}

const strangersTransaction = () => {
  const [from, to] = bench.world.chain.accounts.slice(7);
  return bench.world.chain.rpc('eth_sendTransaction', [{ from, to, value: '0x1', gas: '0x5208' }]) as Promise<Hash>;
};

it('a contract account cannot pay in BNB', async () => {
  await setCode(CODE);
  const order = bench.order('BNB');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'contract-pays-no-coin' });
  expect(bench.asks()).toBe(0);
});

it('a contract account’s payment is found by the token’s log, without a nonce, although the wallet returned an invented hash', async () => {
  await setCode(CODE);
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await setCode('0x');
    await pass();
    await setCode(CODE);
    return `0x${'5afe'.repeat(16)}`;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  const [asked] = bench.wallet.requestsOf('eth_sendTransaction').map(({ params }) => params[0] as { nonce?: string });
  expect(asked?.nonce).toBeUndefined();
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('an account with delegated code is asked to pay in BNB, unlike a contract account', async () => {
  await setCode(`0xef0100${'1'.repeat(40)}`);
  const order = bench.order('BNB');
  bench.wallet.rejectNext('eth_sendTransaction');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'idle', refusal: 'rejected' });
});

describe('a payment that another account carries out for an account with delegated code', () => {
  const word = (value: string) => value.slice(2).toLowerCase().padStart(64, '0');
  const send = (call: object) => bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', ...call }]);

  /**
   * An allowance replaces the delegated code in this test. In both cases the token leaves the same account, with the
   * same log.
   */
  const amount = word(`0x${AMOUNT.USDT.units.toString(16)}`);
  const allow = (relay: string) =>
    send({ from: bench.from, to: bench.world.chain.contracts.USDT, data: `0x095ea7b3${word(relay)}${amount}` });
  async function carryOutBy(relay: string): Promise<Hash> {
    await allow(relay);
    return sendBy(relay);
  }
  const sendBy = async (relay: string): Promise<Hash> => {
    const { contracts, payAddress } = bench.world.chain;
    const data = `0x23b872dd${word(bench.from)}${word(payAddress)}${amount}`;
    return (await send({ from: relay, to: contracts.USDT, data })) as Hash;
  };

  it.each([
    ['succeeds under the hash that the wallet returns', (hash: Hash) => hash],
    ['is found when the wallet returns a made-up hash', () => SAFES_OWN_HASH],
  ])('%s', async (_what, answer) => {
    const order = bench.order('USDT');
    const [relay = ''] = bench.world.chain.accounts.slice(7);
    bench.wallet.answerWith('eth_sendTransaction', async () => answer(await carryOutBy(relay)));
    await bench.submit(order);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });

  it('keeps the hash from the wallet while the transaction waits for its block', async () => {
    const order = bench.order('USDT');
    const [relay = ''] = bench.world.chain.accounts.slice(7);
    await allow(relay);
    await bench.world.chain.mine(1);
    await bench.world.chain.setAutomine(false);
    bench.wallet.answerWith('eth_sendTransaction', () => sendBy(relay));
    await bench.submit(order);
    await passes(40_000);
    const [{ hash } = {}] = bench.tab.journal();
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', hash });
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(bench.tab.journal()).toMatchObject([{ hash, status: 'succeeded' }]);
  });

  it('keeps the hash that the investor enters while the transaction waits for its block', async () => {
    const order = bench.order('USDT');
    const [relay = ''] = bench.world.chain.accounts.slice(7);
    await allow(relay);
    await bench.world.chain.mine(1);
    await bench.world.chain.setAutomine(false);
    bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    const hash = await sendBy(relay);
    await during(bench.tab.enterHash(order._id, hash));
    await passes(30_000);
    bench.nodes.forEach((node) => node.refuse('eth_getTransactionReceipt', { code: -32000, message: 'not now' }));
    await passes(30_000);
    expect(bench.tab.journal()).toMatchObject([{ enteredHash: hash, hash: null }]);
    expect(bench.tab.paymentOf(order._id).get()).not.toMatchObject({ reason: 'other-hash' });
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });

  it('does not pay this order when the bank has it for another order', async () => {
    const order = bench.order('USDT');
    const [relay = ''] = bench.world.chain.accounts.slice(7);
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      const hash = await carryOutBy(relay);
      bench.bank.record('order-9', hash);
      return hash;
    });
    await bench.submit(order);
    await bench.world.chain.mine(4);
    await passes(30_000);
    expect(bench.stepOf(order)).toBe('unanswered');
  });

  it('is found when the answer of the wallet is lost', async () => {
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    const [relay = ''] = bench.world.chain.accounts.slice(7);
    await carryOutBy(relay);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });
});

it('a wallet is not asked to pay when no node reports whether its account is a contract', async () => {
  bench.nodes.forEach((node) => node.refuse('eth_getCode', { code: -32000, message: 'header not found' }));
  const order = bench.order('BNB');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'nodes-unreachable' });
  expect(bench.asks()).toBe(0);
});

it('an account counts as a contract although one node of three denies it, and its wallet is not asked if one node of two denies it', async () => {
  await setCode(CODE);
  bench.nodes[0]!.lie('eth_getCode', () => '0x');
  const order = bench.order('BNB');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'contract-pays-no-coin' });
  bench.nodes[1]!.close('gone');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'nodes-disagree' });
  expect(bench.asks()).toBe(0);
});

it('a contract account’s payment does not fail when the investor enters the hash of another account’s transaction', async () => {
  await setCode(CODE);
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await during(bench.tab.enterHash(order._id, await strangersTransaction()));
  await bench.world.chain.mine(3);
  await passes(60_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  await bench.submit(order);
  expect(bench.asks()).toBe(1);
  await carryOut(bench.requests().at(-1)!);
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a contract account’s payment does not fail when its wallet returns the hash of another account’s transaction', async () => {
  await setCode(CODE);
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', strangersTransaction);
  await bench.submit(order);
  await bench.world.chain.mine(3);
  await passes(30_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  await bench.submit(order);
  expect(bench.asks()).toBe(1);
});

it('a contract account’s payment does not succeed when another owner of the account pays for something else', async () => {
  await setCode(CODE);
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(SAFES_OWN_HASH));
  await bench.submit(order);
  const { data = '0x', ...call } = bench.requests().at(-1)!;
  await carryOut({ ...call, data: `${data.slice(0, -64)}${(10n ** 18n).toString(16).padStart(64, '0')}` });
  await bench.world.chain.mine(3);
  await passes(60_000);
  expect(bench.stepOf(order)).toBe('pending');
  await carryOut({ ...call, data });
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
});
