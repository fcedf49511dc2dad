import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  buyShare,
  claimRewards,
  dashboard,
  getStaking,
  getTransactions,
  myWallet,
  openStake,
  type Address,
  type Txn,
} from '@/api/contract';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { ONE } from '@/utils/money';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

type Investor = {
  who: typeof AMELIA;
  wallet: Address;
  startsWith: Record<'FNX' | 'USDT' | 'BNB', bigint>;
  member: Member;
};

const IVO = { email: 'ivo@fnx.example', phone: '+447700900002' };
const PEOPLE = [
  { who: AMELIA, account: 0 },
  { who: IVO, account: 1 },
  { who: GUS, account: 2 },
];

let world: World;
let investors: Investor[];
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const logInAll = () =>
  Promise.all(investors.map(async (investor) => void (investor.member = await memberOf(world.service, investor.who))));

async function begin(): Promise<void> {
  await world.sandbox.reset();
  await world.sandbox.kyc(IVO.email, 'APPROVED');
  investors = await Promise.all(
    PEOPLE.map(async ({ who, account }) => {
      const wallet = world.chain.accounts[account] ?? '0x';
      await world.sandbox.faucet(wallet, 'USDT', '50000');
      await world.sandbox.faucet(wallet, 'FNX', '500');
      const held = async (symbol: 'FNX' | 'USDT' | 'BNB') => world.chain.balanceOf(symbol, wallet);
      const startsWith = { FNX: await held('FNX'), USDT: await held('USDT'), BNB: await held('BNB') };
      return { who, wallet, startsWith, member: await memberOf(world.service, who) };
    }),
  );
  await world.chain.setBnb(world.chain.accounts[2] ?? '0x', 5n * ONE);
}

type Step = (investor: Investor) => Promise<unknown>;

const named = (name: string, run: Step) => ({ run, [fc.toStringMethod]: () => name });

const PARTS = { exact: [1n, 1n], short: [1n, 2n], double: [2n, 1n], hair: [999n, 1_000n] } as const;

const buy =
  (shares: number, part: keyof typeof PARTS, symbol: 'USDT' | 'FNX'): Step =>
  async ({ member, wallet }) => {
    const asked = {
      shares: String(shares),
      payCurrency: 'USDT',
      walletAddress: wallet,
      idempotencyKey: randomUUID(),
      riskVersion: RISK_VERSION,
    };
    const { status, data } = await member.ask(buyShare, asked);
    if (status !== 200) return;
    const order = buyShare.data.parse(data);
    const [times, over] = PARTS[part];
    const amount = symbol === 'FNX' ? ONE : (parseUnits(order.payAmount) * times) / over;
    await world.chain.transfer({ symbol, from: wallet, to: order.payAddress, amount });
  };

const stake =
  (amount: number, deposited: number): Step =>
  async ({ member, wallet }) => {
    const { status } = await member.ask(openStake, {
      planId: 'plan-90',
      amount: String(amount),
      idempotencyKey: randomUUID(),
    });
    if (status !== 200) return;
    await world.chain.transfer({ symbol: 'FNX', from: wallet, to: world.chain.vault, amount: BigInt(deposited) * ONE });
  };

const claim =
  (exit: boolean): Step =>
  async ({ member }) => {
    const { positions } = await member.get(getStaking, {});
    const open = positions.find(({ status }) => status === 'ACTIVE' || status === 'MATURED');
    const seen = exit ? { exitReward: open?.exit?.reward, exitShares: open?.exit?.shares ?? undefined } : {};
    if (open) await member.ask(claimRewards, { stakeId: open._id, exit, ...seen, idempotencyKey: randomUUID() });
  };

const wait =
  (hours: number): Step =>
  async () => {
    await world.sandbox.clock(hours * 3_600);
    await logInAll();
  };

const amounts = fc.integer({ min: 10, max: 60 });
const step = fc.oneof(
  fc
    .tuple(
      amounts,
      fc.constantFrom('exact', 'exact', 'short', 'double', 'hair'),
      fc.constantFrom('USDT', 'USDT', 'USDT', 'FNX'),
    )
    .map(([shares, part, symbol]) =>
      named(`buys ${shares}, pays ${part} in ${symbol}`, buy(shares, part as 'exact', symbol as 'USDT')),
    ),
  fc
    .tuple(amounts, fc.constantFrom(0, 0, 1))
    .map(([amount, more]) => named(`stakes ${amount}, deposits ${amount + more}`, stake(amount, amount + more))),
  fc.boolean().map((exit) => named(exit ? 'leaves a stake' : 'claims', claim(exit))),
  fc.constantFrom(1, 26, 100 * 24).map((hours) => named(`waits ${hours} h`, wait(hours))),
);
const plan = fc.array(fc.tuple(fc.nat({ max: PEOPLE.length - 1 }), step), { minLength: 3, maxLength: 9 });

const amountOf = ({ amount }: Txn) => parseUnits(amount);
const signed = ({ direction, amount }: Txn) => (direction === 'IN' ? parseUnits(amount) : -parseUnits(amount));
const sum = (amounts_: readonly bigint[]) => amounts_.reduce((total, amount) => total + amount, 0n);

/** Payments from before this chain started are in the books but not on the chain. Shares are in both. */
const isOnChain = ({ orderId, symbol }: Txn) => symbol === 'FNX' || !orderId?.startsWith('investor-');

async function settledOf({ member }: Investor): Promise<Txn[]> {
  const { docs, total } = await member.get(getTransactions, { limit: 100 });
  expect(docs).toHaveLength(total);
  expect(docs.every(({ status }) => status === 'DONE')).toBe(true);
  return docs.filter(isOnChain);
}

it('the ledger agrees with the chain, whatever investors do', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      await begin();
      const purses = {
        pay: await world.chain.balanceOf('USDT', world.chain.payAddress),
        vault: await world.chain.balanceOf('FNX', world.chain.vault),
      };
      for (const [who, { run }] of steps) {
        const investor = investors[who];
        if (investor) await run(investor);
        await quiet(world);
      }
      let paidIn = 0n;
      let staked = 0n;
      for (const investor of investors) {
        const moved = await settledOf(investor);
        for (const symbol of ['FNX', 'USDT'] as const) {
          const inBooks = sum(moved.filter((txn) => txn.symbol === symbol).map(signed));
          const before = symbol === 'FNX' ? 0n : investor.startsWith[symbol];
          const onChain = (await world.chain.balanceOf(symbol, investor.wallet)) - before;
          expect(`${symbol} ${units(onChain)}`).toBe(`${symbol} ${units(inBooks)}`);
        }
        paidIn -= sum(moved.filter(({ symbol }) => symbol === 'USDT').map(signed));
        const shown = await investor.member.get(dashboard, {});
        staked += parseUnits(shown.staked!);
        staked += sum(moved.filter(({ type, direction }) => type === 'REWARD' && direction === 'OUT').map(amountOf));
        const { balances } = await investor.member.get(myWallet, {});
        expect(balances.find(({ symbol }) => symbol === 'FNX')?.staked).toBe(shown.staked);
      }
      expect((await world.chain.balanceOf('USDT', world.chain.payAddress)) - purses.pay).toBe(paidIn);
      expect((await world.chain.balanceOf('FNX', world.chain.vault)) - purses.vault).toBe(staked);
    }),
    { numRuns: 12 },
  );
}, 120_000);
