import { dashboard, getTransactions, myWallet, type Address, type Txn } from '@/api/contract';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import type { Member } from './member';
import type { World } from './world';

const signed = ({ direction, amount }: Txn) => (direction === 'IN' ? parseUnits(amount) : -parseUnits(amount));

export async function allTransactions(member: Member): Promise<Txn[]> {
  const first = await member.get(getTransactions, { limit: 100 });
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => member.get(getTransactions, { limit: 100, page: index + 2 })),
  );
  return [first, ...rest].flatMap(({ docs }) => docs);
}

export async function expectBooksToAgree({ chain }: World, member: Member, wallet: Address): Promise<void> {
  const onChain = await chain.balanceOf('FNX', wallet);
  const entries = (await allTransactions(member)).filter(({ symbol }) => symbol === 'FNX');
  expect(entries.every(({ status }) => status === 'DONE')).toBe(true);
  const shown = await member.get(dashboard, {});
  const { balances } = await member.get(myWallet, {});
  const inWallet = balances.find(({ symbol }) => symbol === 'FNX');
  const listed = entries.reduce((total, entry) => total + signed(entry), 0n);
  expect({
    listed: units(listed),
    available: inWallet?.available,
    staked: inWallet?.staked,
    owned: shown.totalShares,
  }).toEqual({
    listed: units(onChain),
    available: units(onChain),
    staked: shown.staked,
    owned: units(onChain + parseUnits(shown.staked!)),
  });
}
