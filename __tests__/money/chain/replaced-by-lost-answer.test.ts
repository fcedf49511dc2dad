import type { Address, Hash, Order } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
type Transfer = { id: string; token: 'USDT' | 'BNB'; to: `0x${string}`; amount: string };

async function submitsWithoutAnswer(transfer: Transfer, from = bench.from) {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.keepTime();
  await during(bench.tab.send(transfer, from));
  await passes(25_000);
}

async function submitsAndDeclares(transfer: Transfer) {
  await submitsWithoutAnswer(transfer);
  expect(await during(bench.tab.saysUnsent(`send:${transfer.id}`))).toBe(true);
  await passes(60_000);
}

async function submitsWithSameNonce(transfer: Transfer) {
  await bench.world.chain.setAutomine(false);
  await bench.keepTime();
  await during(bench.tab.send(transfer, bench.from));
  await until(() => bench.asks() === 2);
  await passes(5_000);
  expect(bench.requests()[1]!.nonce).toBe(bench.requests()[0]!.nonce);
}

function holdNextRequest() {
  let answer: (hash: unknown) => void = () => {};
  const answered = new Promise((resolve) => (answer = resolve));
  bench.wallet.answerWith('eth_sendTransaction', () => answered);
  return { answer };
}

const sendFirst = async (change: object = {}) =>
  (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...bench.requests()[0], ...change }])) as Hash;
const outcomes = () => bench.tab.journal().map(({ key, status, failure }) => [key, failure ?? status]);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is shown as cancelled if an earlier transfer of another amount, whose answer was lost, has replaced it',
  async (token) => {
    const to = `0x${(token === 'BNB' ? '7' : '6').repeat(40)}` as const;
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await submitsWithSameNonce({ id: `second-${to}`, token, to, amount: '0.8' });
    await sendFirst({ gasPrice: HIGHER });
    await bench.world.chain.mine(4);
    await passes(240_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'succeeded'],
      [`send:second-${to}`, 'cancelled'],
    ]);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is shown as cancelled if a late transfer has replaced it, although one node shows a wrong amount for the late one',
  async (token) => {
    const to = `0x${(token === 'BNB' ? 'b' : 'a').repeat(40)}` as const;
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await submitsWithSameNonce({ id: `second-${to}`, token, to, amount: '0.8' });
    const late = await sendFirst({ gasPrice: HIGHER });
    const change = token === 'BNB' ? { value: '0x5' } : { input: `${bench.requests()[0]!.data!.slice(0, -1)}7` };
    const lying = bench.nodes[0]!;
    lying.lie('eth_getTransactionByHash', (sent: object | null, [hash]: string[]) =>
      sent && hash === late ? { ...sent, ...change } : sent,
    );
    await bench.world.chain.mine(4);
    await passes(240_000);
    lying.open();
    await passes(60_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'succeeded'],
      [`send:second-${to}`, 'cancelled'],
    ]);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is shown as cancelled if an open request’s transfer has replaced it before the wallet answers',
  async (token) => {
    const to = `0x${(token === 'BNB' ? 'd' : 'c').repeat(40)}` as const;
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await bench.world.chain.setAutomine(false);
    const hold = holdNextRequest();
    await bench.keepTime();
    void bench.tab.send({ id: `second-${to}`, token, to, amount: '0.8' }, bench.from);
    await until(() => bench.asks() === 2);
    await during(bench.tab.names(`send:first-${to}`, await sendFirst()));
    await passes(10_000);
    const hash = await rpc('eth_sendTransaction', [{ ...bench.requests()[1], gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await passes(60_000);
    hold.answer(hash);
    await passes(60_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'cancelled'],
      [`send:second-${to}`, 'succeeded'],
    ]);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is not shown as altered if the entered hash is that of an earlier transfer whose answer was lost',
  async (token) => {
    const to = `0x${(token === 'BNB' ? '9' : '8').repeat(40)}` as const;
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await submitsWithoutAnswer({ id: `second-${to}`, token, to, amount: '0.8' });
    const hash = await sendFirst();
    await bench.world.chain.mine(4);
    await during(bench.tab.names(`send:second-${to}`, hash));
    await passes(240_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'succeeded'],
      [`send:second-${to}`, 'unanswered'],
    ]);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is not shown as altered if the entered hash is that of an earlier transfer of another account',
  async (token) => {
    const to = `0x${(token === 'BNB' ? '4' : '3').repeat(40)}` as const;
    const other = bench.world.chain.accounts[6] as Address;
    if (token === 'USDT') await bench.world.chain.faucet(token, other, 10n ** 18n);
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await bench.wallet.setAccount(other);
    await submitsWithoutAnswer({ id: `second-${to}`, token, to, amount: '0.8' }, other);
    const hash = await sendFirst();
    await bench.world.chain.mine(4);
    await during(bench.tab.names(`send:second-${to}`, hash));
    await passes(240_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'succeeded'],
      [`send:second-${to}`, 'unanswered'],
    ]);
  },
);

it.each([
  ['of another amount', '0.8', 'USDT'],
  ['of another amount', '0.8', 'BNB'],
  ['of the same amount', '0.5', 'USDT'],
  ['of the same amount', '0.5', 'BNB'],
] as const)(
  'a transfer %s that was sent again after a late transfer had used its nonce is shown as succeeded: %s %s',
  async (_what, amount, token) => {
    const to = `0x${token.length}${amount.slice(2)}${'5'.repeat(38)}` as const;
    await submitsAndDeclares({ id: `first-${to}`, token, to, amount: '0.5' });
    await submitsWithSameNonce({ id: `second-${to}`, token, to, amount });
    const hash = await sendFirst({ gasPrice: HIGHER });
    await during(bench.tab.names(`send:first-${to}`, hash));
    await passes(30_000);
    const [, second] = bench.requests();
    const nonce = `0x${(Number(second!.nonce) + 1).toString(16)}`;
    await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...second, nonce }]);
    await bench.world.chain.mine(4);
    await passes(240_000);
    expect(outcomes()).toEqual([
      [`send:first-${to}`, 'succeeded'],
      [`send:second-${to}`, 'succeeded'],
    ]);
  },
);

it('an order is shown as altered if the bank has recorded the transaction of an earlier order for it', async () => {
  const submitsOrderWithoutAnswer = async (order: Order) => {
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    await passes(25_000);
  };
  const first = bench.order('USDT');
  await submitsOrderWithoutAnswer(first);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  const second = bench.order('USDT', { payAmount: '150', priceAmount: '150', shares: '12', pricePerShare: '12.5' });
  await submitsOrderWithoutAnswer(second);
  const hash = await sendFirst();
  bench.bank.record(second._id, hash);
  await bench.world.chain.mine(4);
  await during(bench.tab.enterHash(second._id, hash));
  await passes(90_000);
  expect(bench.stepOf(second)).toBe('altered');
});
