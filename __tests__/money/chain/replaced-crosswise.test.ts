import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

/** The wallet has sent several similar requests. Then it sends each of them again with the nonce of another one. */
const bench = useBench();
const { purchase, stake, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const AMOUNTS = ['0.5', '0.8', '1.1'];

type Submitted = Pick<Action, 'key' | 'submit'>;

const transfers = (token: 'USDT' | 'BNB', digit: string, amounts: readonly string[]) =>
  amounts.map((amount): Submitted => {
    const transfer = { id: `${digit}-${amount}`, token, to: `0x${digit.repeat(40)}`, amount } as const;
    return { key: `send:${transfer.id}`, submit: () => during(bench.tab.send(transfer, bench.from)) };
  });

const orders = async (currency: 'USDT' | 'BNB'): Promise<Submitted[]> => {
  const payAmount = currency === 'USDT' ? '150' : '0.3';
  const other = bench.order(currency, { payAmount, priceAmount: '150', shares: '12', pricePerShare: '12.5' });
  return [await purchase(currency, ONE), { key: `order:${other._id}`, submit: () => bench.submit(other) }];
};

const send = async (at: number, nonce: number, change: object = {}) =>
  (await rpc('eth_sendTransaction', [
    { gas: '0x30d40', ...bench.requests()[at], nonce: `0x${nonce.toString(16)}`, ...change },
  ])) as Hash;

/** The wallet answers no request, and the investor enters the hash of each transaction. */
async function pending(actions: readonly Submitted[]): Promise<number> {
  for (const { key, submit } of actions) {
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.keepTime();
    await submit();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(key))).toBe(true);
  }
  await bench.world.chain.setAutomine(false);
  const first = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
  for (const [at, { key }] of actions.entries()) await during(bench.tab.names(key, await send(at, first + at)));
  await passes(20_000);
  expect(bench.tab.journal().map(({ nonce }) => nonce)).toEqual(actions.map((_, at) => first + at));
  return first;
}

async function sendAgainRotated(count: number, first: number): Promise<void> {
  await rpc('anvil_dropAllTransactions');
  for (let at = 0; at < count; at += 1) await send((at + 1) % count, first + at, { gasPrice: '0x4a817c800' });
  await bench.world.chain.mine(4);
}

const steps = (actions: readonly Submitted[]) => actions.map((action) => stepOf(action as Action));

it.each<[string, () => Submitted[] | Promise<Submitted[]>]>([
  ['two transfers in USDT', () => transfers('USDT', '8', AMOUNTS.slice(1))],
  ['two transfers in BNB', () => transfers('BNB', '9', AMOUNTS.slice(1))],
  ['three transfers in USDT', () => transfers('USDT', '6', AMOUNTS)],
  ['two orders in USDT', () => orders('USDT')],
  ['two orders in BNB', () => orders('BNB')],
  ['two stakes', async () => [await stake(5n * ONE), await stake(3n * ONE)]],
  ['two wrappings', async () => [await wrapping('wrap', ONE), await wrapping('wrap', ONE / 2n)]],
])('payments that were sent again with each other’s nonces all succeed: %s', async (_name, make) => {
  const actions = await make();
  const first = await pending(actions);
  await sendAgainRotated(actions.length, first);
  await passes(240_000);
  expect(steps(actions)).toEqual(actions.map(() => 'succeeded'));
});

it('payments that were sent again with each other’s nonces succeed although the wallet has changed its account', async () => {
  const actions = transfers('USDT', 'b', AMOUNTS.slice(1));
  const first = await pending(actions);
  await sendAgainRotated(actions.length, first);
  await bench.wallet.setAccount(bench.world.chain.accounts[6] as Address);
  await bench.reload({ keepsClock: true });
  const end = bench.tab.startEngine();
  await bench.tab.goesOn(actions[0]!.key);
  await passes(240_000);
  end();
  expect(steps(actions)).toEqual(['succeeded', 'succeeded']);
});
