import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  buyShare,
  claimRewards,
  dashboard,
  getStaking,
  openStake,
  type Address,
  type Hash,
  type Order,
} from '@/api/contract';
import { ONE, parseUnits } from '@/sandbox/service/domain/decimal';
import { PRICE_HELD_S } from '../buyer';
import type { Coin } from '../exchange';
import type { Person, Walk } from './walk';

type Run = (walk: Walk, who: Person, other: Person) => Promise<unknown>;
/** By its name it is found again where a walk fails. */
export type Step = { name: string; run: Run };

const part = (whole: bigint, thousandths: number) => (whole * BigInt(thousandths)) / 1_000n;
const atMost = (amount: bigint, most: bigint) => (amount < most ? amount : most);

const PAYMENTS = {
  exact: (due: bigint) => [due],
  'a unit short': (due: bigint) => [due - 1n],
  half: (due: bigint) => [due / 2n],
  'in two parts': (due: bigint) => [due / 3n, due - due / 3n],
  'a unit over': (due: bigint) => [due + 1n],
  twice: (due: bigint) => [due, due],
  late: (due: bigint) => [due],
  never: () => [],
} as const satisfies Record<string, (due: bigint) => readonly bigint[]>;
type PaymentKind = keyof typeof PAYMENTS;
type PayCurrency = 'USDT' | 'BNB';

/** What an order before this one needs: the rest of its price, or a decision of the bank's. */
async function finish(walk: Walk, { member, wallets }: Person, paysRest: boolean): Promise<void> {
  const { openOrders } = await member.get(dashboard, {});
  for (const order of openOrders) {
    const rest = parseUnits(order.payAmount) - parseUnits(order.actuallyPaid);
    const mayBePaid = order.status === 'PARTIALLY_PAID' && paysRest;
    if (mayBePaid) await walk.buyer.pay(order, { from: order.walletAddress ?? wallets[0], amount: rest });
    else if (order.status !== 'WAITING')
      await walk.world.sandbox.decide(
        order.orderNo,
        paysRest && rest <= 0n && !isWrongToken(order) ? 'deliver' : 'refund',
      );
  }
  if (openOrders.length > 0) await walk.settle();
}
const isWrongToken = ({ reason }: Order) => reason === 'WRONG_TOKEN';

async function order(walk: Walk, { member, wallets }: Person, shares: string, payCurrency: PayCurrency) {
  const asked = walk.buyer.orderInputOf({ shares, payCurrency, walletAddress: wallets[0] });
  return member.get(buyShare, asked);
}

const buy = (shares: string, payCurrency: PayCurrency, kind: PaymentKind, paysRest: boolean): Step => ({
  name: `buys ${shares} for ${payCurrency}, paid ${kind}`,
  run: async (walk, who) => {
    await finish(walk, who, paysRest);
    const opened = await order(walk, who, shares, payCurrency);
    if (kind === 'late') await walk.wait(PRICE_HELD_S / 3_600);
    for (const amount of PAYMENTS[kind](parseUnits(opened.payAmount)))
      await walk.buyer.pay(opened, { from: who.wallets[0], amount });
  },
});

const payInShares = (amount: bigint): Step => ({
  name: `pays an order with ${amount} units of shares`,
  run: async (walk, who) => {
    await finish(walk, who, true);
    const opened = await order(walk, who, '5', 'USDT');
    const held = await walk.world.chain.balanceOf('FNX', who.wallets[0]);
    if (held >= amount) await walk.buyer.pay(opened, { from: who.wallets[0], amount, symbol: 'FNX' });
  },
});

const MOST_SWAPPED = { FNX: 300n * ONE, USDT: 3_000n * ONE, BNB: 5n * ONE, WBNB: 0n } as const;
const PATHS = [
  ['USDT', 'FNX'],
  ['FNX', 'USDT'],
  ['BNB', 'FNX'],
  ['FNX', 'BNB'],
  ['FNX', 'WBNB', 'USDT'],
  ['USDT', 'WBNB', 'FNX'],
] as const satisfies readonly (readonly [Coin, ...Coin[]])[];

const swap = (path: (typeof PATHS)[number], thousandths: number): Step => ({
  name: `swaps ${thousandths} thousandths, ${path.join(' to ')}`,
  run: async ({ world, exchange }, { wallets: [from] }) => {
    const amount = atMost(part(await world.chain.balanceOf(path[0], from), thousandths), MOST_SWAPPED[path[0]]);
    if (amount > ONE / 100n) await exchange.swap({ from, path, amount });
  },
});

const DEPOSITS = {
  exact: (due: bigint) => [due],
  'a unit short': (due: bigint) => [due - 1n],
  'a unit over': (due: bigint) => [due + 1n],
  doubled: (due: bigint) => [due, due],
  'in two parts': (due: bigint) => [due / 2n, due / 2n],
  never: () => [],
} as const satisfies Record<string, (due: bigint) => readonly bigint[]>;
type DepositKind = keyof typeof DEPOSITS;

const stake = (amount: string, planId: string, kind: DepositKind): Step => ({
  name: `stakes ${amount} in ${planId}, deposited ${kind}`,
  run: async (walk, { member, wallets: [from] }) => {
    const { chain } = walk.world;
    const due = parseUnits(amount);
    const { status } = await member.ask(openStake, { planId, amount, idempotencyKey: randomUUID() });
    const deposits = status === 200 ? DEPOSITS[kind](due) : [];
    for (const deposit of deposits) {
      if ((await chain.balanceOf('FNX', from)) < deposit) return;
      await chain.transfer({ symbol: 'FNX', from, to: chain.vault, amount: deposit });
    }
  },
});

const ENDABLE: ReadonlySet<string> = new Set(['ACTIVE', 'MATURED']);
const claim = (what: 'one' | 'all'): Step => ({
  name: `claims ${what}`,
  run: async (_walk, { member }) => {
    const { positions } = await member.get(getStaking, {});
    const stakeId = what === 'all' ? 'ALL' : positions.findLast(({ status }) => ENDABLE.has(status))?._id;
    // Where there is too little, it is refused.
    if (stakeId) await member.ask(claimRewards, { stakeId, idempotencyKey: randomUUID() });
  },
});
const leave = (): Step => ({
  name: 'leaves a stake early',
  run: async (_walk, { member }) => {
    const { positions } = await member.get(getStaking, {});
    const open = positions.find(({ status, exit }) => status === 'ACTIVE' && exit);
    if (!open) return;
    const seen = { exitReward: open.exit?.reward, exitShares: open.exit?.shares ?? undefined };
    await member.get(claimRewards, { stakeId: open._id, exit: true, ...seen, idempotencyKey: randomUUID() });
  },
});

const PAYEES = {
  'a stranger': ({ stranger }) => stranger,
  'another investor': (_walk, _who, { wallets }) => wallets[0],
  themselves: (_walk, { wallets }) => wallets[0],
  'a wallet of their own': (_walk, { wallets }) => wallets.at(-1) ?? wallets[0],
  'the vault': ({ world }) => world.chain.vault,
  'the pay address': ({ world }) => world.chain.payAddress,
  'the token itself': ({ world }) => world.chain.contracts.FNX,
} as const satisfies Record<string, (walk: Walk, who: Person, other: Person) => Address>;
type Payee = keyof typeof PAYEES;

/** Of what the wallet holds; `dust` is so many base units. */
type Portion = { thousandths: number } | { dust: bigint };
const named = (portion: Portion) =>
  'dust' in portion ? `${portion.dust} units` : `${portion.thousandths} thousandths`;

async function sendFrom(walk: Walk, from: Address, to: Address, portion: Portion): Promise<Hash[]> {
  const held = await walk.world.chain.balanceOf('FNX', from);
  const amount = 'dust' in portion ? atMost(portion.dust, held) : part(held, portion.thousandths);
  return [await walk.world.chain.transfer({ symbol: 'FNX', from, to, amount })];
}

const send = (payee: Payee, portion: Portion): Step => ({
  name: `sends ${named(portion)} to ${payee}`,
  run: (walk, who, other) => sendFrom(walk, who.wallets[0], PAYEES[payee](walk, who, other), portion),
});
const bringBack = (portion: Portion): Step => ({
  name: `brings ${named(portion)} from a former wallet`,
  run: (walk, { wallets }) => sendFrom(walk, wallets.at(-1) ?? wallets[0], wallets[0], portion),
});
const receive = (amount: bigint): Step => ({
  name: `receives ${amount} units`,
  run: ({ world, stranger }, { wallets: [to] }) => world.chain.transfer({ symbol: 'FNX', from: stranger, to, amount }),
});
const sendTwice = (amount: bigint): Step => ({
  name: `sends ${amount} units twice in one transaction`,
  run: async ({ world, exchange, stranger }, { wallets: [from] }, { wallets: [other] }) => {
    if ((await world.chain.balanceOf('FNX', from)) < 2n * amount) return;
    await exchange.transferAll(from, [
      { from, to: stranger, amount },
      { from, to: other, amount },
    ]);
  },
});

type Deed = 'a send' | 'a payment' | 'a deposit' | 'a claim' | 'a swap' | 'dust from a stranger';
const DEEDS: Record<Deed, (walk: Walk, who: Person, other: Person) => Promise<() => Promise<Hash[]>>> = {
  'a send': (walk, { wallets: [from] }, { wallets: [to] }) =>
    Promise.resolve(() => sendFrom(walk, from, to, { thousandths: 7 })),
  'dust from a stranger': (walk, { wallets: [to] }) =>
    Promise.resolve(() => sendFrom(walk, walk.stranger, to, { dust: 3n })),
  'a payment': async (walk, who) => {
    await finish(walk, who, true);
    const opened = await order(walk, who, '7.5', 'USDT');
    return async () => [await walk.buyer.pay(opened, { from: who.wallets[0] })];
  },
  'a deposit': async (walk, who) => {
    const { status } = await who.member.ask(openStake, {
      planId: 'plan-180',
      amount: '12',
      idempotencyKey: randomUUID(),
    });
    return () =>
      status === 200
        ? sendFrom(walk, who.wallets[0], walk.world.chain.vault, { dust: 12n * ONE })
        : Promise.resolve([]);
  },
  'a claim': (walk, who, other) =>
    Promise.resolve(() =>
      claim('all')
        .run(walk, who, other)
        .then(() => []),
    ),
  'a swap': (walk, { wallets: [from] }) =>
    Promise.resolve(async () => [await walk.exchange.swap({ from, path: ['BNB', 'FNX'], amount: ONE / 10n })]),
};
const reorganise = (deed: Deed, comesBack: boolean): Step => ({
  name: `sees ${deed} ${comesBack ? 'moved' : 'lost'} by a reorganisation`,
  run: async (walk, who, other) => {
    const act = await DEEDS[deed](walk, who, other);
    await walk.reorganise(act, comesBack);
  },
});

const wait = (hours: number): Step => ({ name: `waits ${hours} hours`, run: (walk) => walk.wait(hours) });
const restart: Step = { name: 'starts the service again', run: (walk) => walk.restart() };
const relink: Step = { name: 'links another wallet', run: (walk, who) => walk.relink(who) };

const oneOf = <T extends string>(among: Record<T, unknown>) => fc.constantFrom(...(Object.keys(among) as T[]));
const thousandths = fc.integer({ min: 1, max: 300 });
const portion = fc.oneof(
  { weight: 4, arbitrary: thousandths.map((many): Portion => ({ thousandths: many })) },
  { weight: 1, arbitrary: fc.constant<Portion>({ thousandths: 1_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(0n, 1n, ONE / 1_000n - 1n, ONE / 1_000n).map((dust): Portion => ({ dust })) },
);
const currency = fc.constantFrom('USDT', 'BNB');
const shares = fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 9_999 }));

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(shares, currency, oneOf(PAYMENTS), fc.boolean())
      .map(([[whole, rest], by, kind, paysRest]) =>
        buy(`${whole}.${String(rest).padStart(4, '0')}`, by, kind, paysRest),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom(ONE, ONE / 3n).map(payInShares) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...PATHS), thousandths).map(([path, many]) => swap(path, many)) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 10, max: 60 }),
        fc.constantFrom('', '.000000000000000001', '.5'),
        fc.constantFrom('plan-90', 'plan-180'),
        oneOf(DEPOSITS),
      )
      .map(([whole, rest, planId, kind]) => stake(`${whole}${rest}`, planId, kind)),
  },
  { weight: 3, arbitrary: fc.constantFrom('one', 'all').map(claim) },
  { weight: 2, arbitrary: fc.constant(leave()) },
  { weight: 4, arbitrary: fc.tuple(oneOf(PAYEES), portion).map(([payee, some]) => send(payee, some)) },
  { weight: 1, arbitrary: portion.map(bringBack) },
  { weight: 2, arbitrary: fc.oneof(fc.constantFrom(0n, 1n), fc.bigInt({ min: 1n, max: 2n * ONE })).map(receive) },
  { weight: 1, arbitrary: fc.constantFrom(ONE / 7n, ONE).map(sendTwice) },
  { weight: 2, arbitrary: fc.tuple(oneOf(DEEDS), fc.boolean()).map(([deed, back]) => reorganise(deed, back)) },
  { weight: 3, arbitrary: fc.constantFrom(1, 26, 35 * 24, 100 * 24).map(wait) },
  { weight: 1, arbitrary: fc.constant(restart) },
  { weight: 1, arbitrary: fc.constant(relink) },
);
