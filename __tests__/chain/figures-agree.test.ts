import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboard, getDealHistory, getFnxPrice, getStaking, myWallet, type Txn } from '@/api/contract';
import { dayOf } from '@/domain/statement/period';
import { statementOf } from '@/domain/statement/statement';
import { differenceReasonOf } from '@/features/portfolio/model/balance-lines';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { allTransactions } from '../support/books';
import { readSheet } from '../support/read-sheet';
import { bookkeeperOf } from '../support/walk/accounts-agree';
import { buy } from '../support/walk/buy-steps';
import { send, swap } from '../support/walk/share-steps';
import { claim, leave, stake } from '../support/walk/stake-steps';
import type { Step } from '../support/walk/step';
import { Walk, type Person } from '../support/walk/walk';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

let walk: Walk;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-desk-'));
  walk = new Walk(join(folder, 'state.json'));
  await walk.begin([
    { ...AMELIA, accounts: [0] },
    { ...GUS, accounts: [2] },
  ]);
});
afterAll(async () => {
  await walk.world.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sum = (amounts: readonly bigint[]) => units(amounts.reduce((total, amount) => total + amount, 0n));
const signed = (direction: unknown, amount: string) => (direction === 'OUT' ? -parseUnits(amount) : parseUnits(amount));

async function exportOf({ member }: Person) {
  const url = 'http://localhost/api/v1/transactions/transaction/list-xls/';
  const answer = await walk.world.service.fetch(new Request(url, { headers: { token: member.token } }));
  const [head = [], ...rows] = await readSheet(new Uint8Array(await answer.arrayBuffer()));
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [String(title), row[at] ?? null])));
}

async function statementFor({ member }: Person, entries: readonly Txn[]) {
  const { history } = await member.get(getFnxPrice, { range: 'ALL' });
  const prices = (history ?? []).map(({ t, p }) => ({ day: dayOf(Date.parse(t)), price: p }));
  const today = prices.at(-1)?.day ?? '';
  const period = { from: '2000-01-01', to: today };
  return statementOf({ entries: entries.toReversed(), period, prices, now: Date.parse(today) });
}

async function expectOneAnswer(who: Person): Promise<void> {
  const { member, wallets } = who;
  const entries = await allTransactions(member);
  const shown = await member.get(dashboard, {});
  const { balances } = await member.get(myWallet, {});
  const { totals } = await member.get(getStaking, {});
  const { docs: orders } = await member.get(getDealHistory, { limit: 100 });
  const file = await exportOf(who);
  const { opening, closing, sums } = await statementFor(who, entries);
  const onChain = await walk.world.chain.balanceOf('FNX', wallets[0]);
  const ofShares = file.filter(({ Currency }) => Currency === 'FNX');
  const inWallet = balances.find(({ symbol }) => symbol === 'FNX');
  // Changes found by reading the chain are saved a moment later, so this call forces a save.
  await walk.world.sandbox.clock(0);
  const { state } = walk.saved();
  const account = state.accounts.find(({ email }) => email === who.email);
  const ledger = state.ledger.filter((entry) => entry.accountId === account?._id);
  const delivered = orders.filter(({ status }) => status === 'FINISHED');

  expect({
    export: sum(ofShares.map((row) => signed(row.Direction, String(row['Exact amount'])))),
    ledger: sum(ledger.filter(({ symbol }) => symbol === 'FNX').map((one) => signed(one.direction, one.amount))),
    wallet: inWallet?.available,
    statement: sum([parseUnits(closing.shares), -parseUnits(closing.staked)]),
    dashboard: sum([parseUnits(shown.totalShares!), -parseUnits(shown.staked!)]),
  }).toEqual({
    export: units(onChain),
    ledger: units(onChain),
    wallet: units(onChain),
    statement: units(onChain),
    dashboard: units(onChain),
  });
  expect(closing).toMatchObject({
    shares: shown.totalShares,
    staked: totals.staked,
    cost: shown.invested,
    price: { price: shown.price },
    value: shown.currentValue,
    unrealised: shown.pnl,
  });
  expect(opening).toMatchObject({ shares: '0', cost: '0', value: '0' });
  expect(sums.find(({ type, direction }) => type === 'BUY' && direction === 'IN')?.shares ?? '0').toBe(
    sum(delivered.map(({ shares }) => parseUnits(shares))),
  );
  expect(file).toHaveLength(entries.length);
  expect(file.every((row) => row['Date (UTC)'] instanceof Date && typeof row.Amount === 'number')).toBe(true);
  const recorded = parseUnits(inWallet?.available ?? '0');
  const seen = {
    symbol: 'FNX',
    onChain,
    recorded,
    staked: 0n,
    elsewhere: null,
    isAbout: false,
    isAboutElsewhere: false,
  } as const;
  expect(differenceReasonOf({ ...seen, isPending: false, isConfirming: false })).toBe('same');
}

const ACTION_STEPS: readonly Step[] = [
  buy('12.5', 'USDT', 'exact', true),
  buy('7', 'BNB', 'a unit over', true),
  swap(['FNX', 'USDT'], 100),
  swap(['BNB', 'FNX'], 1),
  stake('20', 'plan-90', 'exact'),
  stake('10', 'plan-90', 'doubled'),
  claim('all', 40),
  send('a stranger', { thousandths: 77 }),
  send('another investor', { dust: 1_000_000_000_000_000_001n }),
  leave(5, true),
  swap(['FNX', 'WBNB', 'USDT'], 333),
];

it('the figures agree on every screen, in the file, in the ledger and on the chain after each action, to the last unit', async () => {
  const agree = await bookkeeperOf(walk);
  const [amelia, gus] = [walk.people[0]!, walk.people[1]!];
  for (const { name, run } of ACTION_STEPS) {
    await run(walk, amelia, gus);
    await walk.settle();
    await agree();
    for (const who of [amelia, gus])
      await expectOneAnswer(who).catch((cause: unknown) => {
        throw new Error(`${who.email}, after someone ${name}: ${String(cause)}`, { cause });
      });
  }
  const kinds = new Set((await allTransactions(amelia.member)).map(({ type }) => type));
  expect([...kinds].toSorted()).toEqual(['BUY', 'REFUND', 'REWARD', 'STAKE', 'SWAP', 'TRANSFER', 'UNSTAKE']);
}, 180_000);
