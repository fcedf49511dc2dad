import { decodeEventLog, encodeEventTopics, erc20Abi, type Hex } from 'viem';
import {
  dashboard,
  getClaims,
  getLatestTransactions,
  getStaking,
  getTransactions,
  graphForDealUser,
  myWallet,
  type Address,
  type Hash,
  type Txn,
} from '@/api/contract';
import { DEPLOYER } from '@/sandbox/chain/accounts';
import { asFields, asHash, asList, asQuantity } from '@/sandbox/chain/rpc';
import { parseUnits, times, units } from '@/sandbox/service/domain/decimal';
import { MINIMUM_AMOUNTS } from '@/sandbox/service/domain/minimum-amounts';
import { brokenInvariant } from '@/sandbox/state/invariants';
import { isSameAddress } from '@/utils/is-same-address';
import { allTransactions } from '../books';
import type { World } from '../world';
import type { Person, Walk } from './walk';

type Move = { hash: Hash; from: Address; to: Address; amount: bigint };

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const signed = ({ direction, amount }: Txn) => (direction === 'IN' ? parseUnits(amount) : -parseUnits(amount));
const isOneOf = (wallets: readonly Address[], wallet: Address) => wallets.some((one) => isSameAddress(one, wallet));
/** Payments from before this chain are in the books but not on the chain. */
const isOnChain = ({ orderId, symbol }: Txn) => symbol === 'FNX' || !orderId?.startsWith('investor-');

async function movesOf({ chain }: World, token: 'FNX' | 'USDT'): Promise<Move[]> {
  const event = { abi: erc20Abi, eventName: 'Transfer' } as const;
  const wanted = { fromBlock: '0x0', address: chain.contracts[token], topics: encodeEventTopics(event) };
  return asList(await chain.rpc('eth_getLogs', [wanted])).map((log) => {
    const { topics, data, transactionHash } = asFields(log);
    const { args } = decodeEventLog({ ...event, topics: topics as [Hex, ...Hex[]], data: data as Hex });
    return { hash: asHash(transactionHash), from: args.from, to: args.to, amount: args.value };
  });
}

const lineOf = (direction: string, amount: bigint, hash: unknown) => `${direction} ${units(amount)} ${String(hash)}`;

function linesOnChain(moves: readonly Move[], wallets: readonly Address[], isSummedUp: (move: Move) => boolean) {
  const counted = moves.filter((move) => move.amount > 0n && !isSameAddress(move.from, move.to) && !isSummedUp(move));
  const sides = counted.flatMap(({ from, to, amount, hash }) => [
    ...(isOneOf(wallets, from) ? [lineOf('OUT', amount, hash)] : []),
    ...(isOneOf(wallets, to) ? [lineOf('IN', amount, hash)] : []),
  ]);
  return sides.toSorted();
}

/**
 * When a stake ends, the books have an entry for the whole stake, and a separate entry with the same hash for the part
 * that the bank keeps. That part never moved on the chain, so it is subtracted.
 */
function linesInBooks(entries: readonly Txn[]) {
  const keptBack = entries.filter(({ type, direction }) => type === 'REWARD' && direction === 'OUT');
  const others = entries.filter((entry) => !keptBack.includes(entry));
  const pickHeaders = ({ type, txHash }: Txn) =>
    type === 'UNSTAKE'
      ? sum(keptBack.filter((kept) => kept.txHash === txHash).map(({ amount }) => parseUnits(amount)))
      : 0n;
  return others
    .map((entry) => lineOf(entry.direction, parseUnits(entry.amount) - pickHeaders(entry), entry.txHash))
    .toSorted();
}

async function expectOneRecordEach({ world }: Walk, { wallets }: Person, entries: readonly Txn[]): Promise<void> {
  const { treasury, vault, payAddress } = world.chain;
  const isOthersDust = ({ from, to, amount }: Move) =>
    isOneOf(wallets, to) && !isOneOf([...wallets, treasury, vault, payAddress], from) && amount < MINIMUM_AMOUNTS.FNX;
  const moves = { FNX: await movesOf(world, 'FNX'), USDT: await movesOf(world, 'USDT') };
  const inBooks = (symbol: string) => entries.filter((entry) => entry.symbol === symbol && !isSummedUp(entry));
  expect(linesInBooks(inBooks('FNX'))).toEqual(linesOnChain(moves.FNX, wallets, isOthersDust));
  const isGiven = ({ from }: Move) => isSameAddress(from, DEPLOYER);
  expect(linesInBooks(inBooks('USDT'))).toEqual(linesOnChain(moves.USDT, wallets, isGiven));
  const dust = moves.FNX.filter(isOthersDust).map(({ amount }) => amount);
  expect(units(sum(entries.filter(isSummedUp).map(signed)))).toBe(units(sum(dust)));
  for (const { txHash, amount } of inBooks('BNB').filter(({ type }) => type !== 'SWAP')) {
    const sent = asFields(await world.chain.rpc('eth_getTransactionByHash', [txHash]));
    expect(`${txHash} ${units(asQuantity(sent.value))}`).toBe(`${txHash} ${amount}`);
  }
}

const isSummedUp = ({ note, txHash }: Txn) => !txHash && note?.startsWith('Very small amounts') === true;

async function expectFiguresToAgree(
  { world }: Walk,
  { member, wallets }: Person,
  entries: readonly Txn[],
): Promise<void> {
  const onChain = await Promise.all(wallets.map((wallet) => world.chain.balanceOf('FNX', wallet)));
  const { balances, totalFiat, walletAddress } = await member.get(myWallet, {});
  const before = await member.get(getStaking, {});
  const shown = await member.get(dashboard, {});
  const { totals, positions } = await member.get(getStaking, {});
  const { points } = await member.get(graphForDealUser, { range: '1M' });
  const inWallet = balances.find(({ symbol }) => symbol === 'FNX');
  const value = times(parseUnits(shown.totalShares!), parseUnits(shown.price!));
  expect({
    linked: walletAddress,
    listed: units(sum(entries.filter(({ symbol }) => symbol === 'FNX').map(signed))),
    available: inWallet?.available,
    staked: [shown.staked, inWallet?.staked],
    owned: shown.totalShares,
    worth: [shown.currentValue, shown.pnl, totalFiat],
    lastValue: points.at(-1),
  }).toEqual({
    linked: wallets[0],
    listed: units(sum(onChain)),
    available: units(onChain[0] ?? 0n),
    staked: [totals.staked, totals.staked],
    owned: units(sum(onChain) + parseUnits(totals.staked!)),
    worth: [
      units(value),
      units(value - parseUnits(shown.invested!)),
      units(sum(balances.map(({ fiatValue }) => parseUnits(fiatValue!)))),
    ],
    lastValue: { t: points.at(-1)?.t, value: shown.currentValue, invested: shown.invested },
  });
  expect(parseUnits(shown.rewards!)).toBeGreaterThanOrEqual(parseUnits(before.totals.claimable!));
  expect(parseUnits(shown.rewards!)).toBeLessThanOrEqual(parseUnits(totals.claimable!));
  for (const { status, accrued, claimable, claimed } of positions)
    if (status === 'ACTIVE' || status === 'MATURED')
      expect(accrued).toBe(units(parseUnits(claimable) + parseUnits(claimed)));
  if (shown.totalShares === '0') expect(shown.invested).toBe('0');
}

async function expectListsToAgree({ member }: Person, entries: readonly Txn[]): Promise<void> {
  const latest = await member.get(getLatestTransactions, { limit: 5 });
  expect(latest).toEqual(entries.slice(0, 5));
  expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length);
  const types = [...new Set(entries.map(({ type }) => type))];
  const parts = await Promise.all(types.map((type) => member.get(getTransactions, { type })));
  expect(parts.map(({ total }) => total)).toEqual(
    types.map((type) => entries.filter((one) => one.type === type).length),
  );
}

async function expectRewardsToAgree({ member }: Person, entries: readonly Txn[]): Promise<void> {
  const rewards = entries.filter(({ type }) => type === 'REWARD');
  const { docs, pages } = await member.get(getClaims, { limit: 100 });
  expect(pages).toBe(1);
  const paid = docs.filter(({ amount }) => amount !== '0');
  const lines = rewards.filter(({ direction }) => direction === 'IN');
  const named = ({ txHash, amount }: { txHash?: string | null | undefined; amount: string }) => `${txHash} ${amount}`;
  expect(paid.map(named).toSorted()).toEqual(lines.map(named).toSorted());
  const { totals } = await member.get(getStaking, {});
  expect(totals.claimed).toBe(units(sum(rewards.map(signed))));
}

type Purses = Record<'treasury' | 'vault' | 'payAddress' | 'money', bigint>;

/** The balances of the bank's wallets minus the investors' books. This difference must never change. */
async function beside({ world }: Walk, books: readonly Txn[]): Promise<Purses> {
  const { treasury, vault, payAddress } = world.chain;
  const of = (symbol: string, isWanted: (entry: Txn) => boolean) =>
    sum(books.filter((entry) => entry.symbol === symbol && isWanted(entry)).map(signed));
  const isTo = (purse: Address) => (entry: Txn) => entry.direction === 'OUT' && isSameAddress(entry.to ?? '', purse);
  const isKeptBack = ({ type, direction }: Txn) => type === 'REWARD' && direction === 'OUT';
  const isFromTreasury = ({ type, direction }: Txn) => (type === 'BUY' || type === 'REWARD') && direction === 'IN';
  const isFromVault = ({ type, orderId }: Txn) => type === 'UNSTAKE' || (type === 'REFUND' && !orderId);
  const isRefund = ({ type, orderId }: Txn) => type === 'REFUND' && Boolean(orderId);
  return {
    treasury: (await world.chain.balanceOf('FNX', treasury)) + of('FNX', isFromTreasury),
    vault:
      (await world.chain.balanceOf('FNX', vault)) +
      of('FNX', isTo(vault)) +
      of('FNX', isFromVault) +
      of('FNX', isKeptBack),
    payAddress: (await world.chain.balanceOf('FNX', payAddress)) + of('FNX', isTo(payAddress)) + of('FNX', isRefund),
    money: (await world.chain.balanceOf('USDT', payAddress)) + of('USDT', isTo(payAddress)) + of('USDT', isRefund),
  };
}

async function booksOf({ people }: Walk): Promise<Txn[][]> {
  const all = await Promise.all(people.map(({ member }) => allTransactions(member)));
  return all.map((entries) => entries.filter(isOnChain));
}

export async function bookkeeperOf(walk: Walk) {
  const atFirst = await beside(walk, (await booksOf(walk)).flat());
  return async (): Promise<void> => {
    const books = await booksOf(walk);
    for (const [index, person] of walk.people.entries()) {
      const entries = books[index] ?? [];
      expect(entries.filter(({ status }) => status !== 'DONE')).toEqual([]);
      await expectOneRecordEach(walk, person, entries);
      await expectFiguresToAgree(walk, person, entries);
      await expectListsToAgree(person, await allTransactions(person.member));
      await expectRewardsToAgree(person, entries);
    }
    expect(await beside(walk, books.flat())).toEqual(atFirst);
    expect(brokenInvariant(walk.saved())).toBeUndefined();
  };
}
