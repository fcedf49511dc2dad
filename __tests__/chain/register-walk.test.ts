import fc from 'fast-check';
import type { Address } from '@/api/contract';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { buyerIn, type Buyer } from '../support/buyer';
import { exchangeIn, type Coin } from '../support/exchange';
import { memberOf, type Member } from '../support/member';
import { startWorld, type World } from '../support/world';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

const SEED = 19;
const STEPS = 24;
const FAUCET_OF_GUS = 10n * ONE;

let world: World;
let buyer: Buyer;
let exchange: ReturnType<typeof exchangeIn>;
let people: { member: Member; wallet: Address }[];

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  buyer = buyerIn(world);
  exchange = exchangeIn(world);
  await world.chain.setBnb(buyer.wallet(2), FAUCET_OF_GUS);
  await world.sandbox.faucet(buyer.wallet(9), 'FNX', '1000');
  people = [
    { member: await memberOf(world.service, AMELIA), wallet: buyer.wallet(0) },
    { member: await memberOf(world.service, GUS), wallet: buyer.wallet(2) },
  ];
});
afterAll(() => world.stop());

type Person = (typeof people)[number];
type Step = { name: string; run: (who: Person, other: Person) => Promise<unknown> };

const part = (whole: bigint, thousandths: number) => (whole * BigInt(thousandths)) / 1_000n;

const ofHolding = async (symbol: 'FNX' | 'USDT' | 'BNB', { wallet }: Person, thousandths: number) =>
  part(await world.chain.balanceOf(symbol, wallet), thousandths);

const buy = (shares: string): Step => ({
  name: `buys ${shares}`,
  run: async ({ member, wallet }) => {
    const order = await buyer.open(member, { shares, walletAddress: wallet });
    await buyer.pay(order, { from: wallet });
  },
});
const swap = (path: readonly [Coin, ...Coin[]], thousandths: number): Step => ({
  name: `swaps ${path.join(' to ')}`,
  run: async (who) => {
    const [paid] = path;
    if (paid === 'WBNB') return;
    const amount = await ofHolding(paid, who, thousandths);
    if (amount > 0n) await exchange.swap({ from: who.wallet, path, amount });
  },
});
const send = (to: 'stranger' | 'other' | 'self', thousandths: number): Step => ({
  name: `sends to ${to}`,
  run: async (who, other) => {
    const payees = { stranger: buyer.wallet(9), other: other.wallet, self: who.wallet };
    const amount = await ofHolding('FNX', who, thousandths);
    await world.chain.transfer({ symbol: 'FNX', from: who.wallet, to: payees[to], amount });
  },
});
const receive = (amount: bigint): Step => ({
  name: `receives ${amount}`,
  run: ({ wallet }) => world.chain.transfer({ symbol: 'FNX', from: buyer.wallet(9), to: wallet, amount }),
});

const thousandths = fc.integer({ min: 1, max: 300 });
const step = fc.oneof(
  fc.integer({ min: 5, max: 60 }).map((shares) => buy(`${shares}.1234`)),
  fc
    .tuple(
      fc.constantFrom<readonly [Coin, ...Coin[]]>(
        ['USDT', 'FNX'],
        ['FNX', 'USDT'],
        ['BNB', 'FNX'],
        ['FNX', 'BNB'],
        ['FNX', 'WBNB', 'USDT'],
        ['USDT', 'WBNB', 'FNX'],
      ),
      thousandths,
    )
    .map(([path, many]) => swap(path, many)),
  fc.tuple(fc.constantFrom('stranger', 'other', 'self'), thousandths).map(([to, many]) => send(to as 'self', many)),
  fc.bigInt({ min: 1n, max: 2n * ONE }).map(receive),
);

it('the register agrees with the chain after each step, whatever investors do', async () => {
  const walk = fc.sample(fc.tuple(fc.boolean(), step), { seed: SEED, numRuns: STEPS });
  const [amelia, gus] = people;
  if (!amelia || !gus) throw new Error('No investor is seeded');
  const done: string[] = [];
  for (const [isGus, { name, run }] of walk) {
    const [who, other] = isGus ? [gus, amelia] : [amelia, gus];
    done.push(name);
    await run(who, other);
    for (let pass = 0; pass < 2; pass += 1) {
      await world.chain.mine(3);
      await world.service.settlement.settle();
    }
    for (const { member, wallet } of people) await expectBooksToAgree(world, member, wallet);
  }
  expect(new Set(done.map((name) => name.split(' ')[0]))).toEqual(new Set(['buys', 'swaps', 'sends', 'receives']));
}, 30_000);
