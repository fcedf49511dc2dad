import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * The answer to a transfer is lost, it is declared unsent, and no node shows the pool in which it waits. Then the
 * investor connects another account and sends the transfer again.
 */
const bench = useBench();
const ONE = 10n ** 18n;
const to: Address = `0x${'58'.repeat(20)}`;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
type Block = { transactions: unknown[] };
type Token = 'USDT' | 'BNB';

const POOLS = {
  'refuse to show': () => {
    throw new Error('too busy');
  },
  'show empty': (block: Block) => ({ ...block, transactions: [] }),
} as const;
const WAYS = Object.keys(POOLS) as (keyof typeof POOLS)[];

async function unsent(token: Token) {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.keepTime();
  await during(bench.tab.send({ id: `one-${token}`, token, to, amount: '0.5' }, bench.from));
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(`send:one-${token}`))).toBe(true);
  await bench.keepTime();
  bench.wallet.log.length = 0;
  return call;
}

const hidePools = (how: keyof typeof POOLS) =>
  bench.nodes.forEach((node) => {
    node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) => (tag === 'pending' ? POOLS[how](block) : block));
    node.lie('eth_getTransactionByHash', () => null);
  });

async function otherAccount(): Promise<Address> {
  const other = bench.world.chain.accounts[3] as Address;
  await bench.world.chain.faucet('USDT', other, ONE);
  return other;
}

const held = (token: Token) => bench.world.chain.balanceOf(token, to);

async function sendsFrom(account: Address, token: Token, id: string, earlier: readonly string[]) {
  await bench.wallet.setAccount(account);
  const review = reviewMadeAt(Date.now() - 1_000, earlier);
  await during(bench.tab.send({ id, token, to, amount: '0.5' }, account, review));
  bench.nodes.forEach((node) => node.open());
  await bench.world.chain.mine(4);
}

const CASES = WAYS.flatMap((how) => (['USDT', 'BNB'] as const).map((token) => [how, token] as const));

describe.each([
  ['the same review', (token: Token) => [`one-${token}`, []] as const],
  ['a changed review', (token: Token) => [`changed-${token}`, [`send:one-${token}`]] as const],
])('A pending transfer of an earlier account is not sent again from another one with %s', (_name, reviewOf) => {
  it.each(CASES)('nodes %s their pools: %s', async (how, token) => {
    const other = await otherAccount();
    const before = await held(token);
    const call = await unsent(token);
    await bench.world.chain.setAutomine(false);
    hidePools(how);
    await rpc('eth_sendTransaction', [{ gas: '0x186a0', ...call }]);
    const [id, earlier] = reviewOf(token);
    await sendsFrom(other, token, id, earlier);
    expect([bench.asks(), (await held(token)) - before]).toEqual([0, ONE / 2n]);
  });
});

it.each(['USDT', 'BNB'] as const)(
  'a transfer that was declared unsent is sent once from another account if nothing is pending: %s',
  async (token) => {
    const other = await otherAccount();
    const before = await held(token);
    await unsent(token);
    hidePools('refuse to show');
    await sendsFrom(other, token, `one-${token}`, []);
    expect([bench.asks(), (await held(token)) - before]).toEqual([1, ONE / 2n]);
  },
);

it('a transfer is not sent from another account if only one node reports what the earlier one has pending', async () => {
  const other = await otherAccount();
  await unsent('USDT');
  bench.nodes.slice(1).forEach((node) => {
    const isOfEarlier = (account?: string) => account?.toLowerCase() === bench.from.toLowerCase();
    node.lie('eth_getTransactionCount', (count: string, [account]: never[]) => {
      if (isOfEarlier(account)) throw new Error('too busy');
      return count;
    });
    node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) =>
      tag === 'pending' ? POOLS['refuse to show']() : block,
    );
  });
  await sendsFrom(other, 'USDT', 'one-USDT', []);
  expect(bench.asks()).toBe(0);
});
