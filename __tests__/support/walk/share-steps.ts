import type { Address, Hash } from '@/api/contract';
import { ONE } from '@/utils/money';
import type { Coin } from '../exchange';
import { atMost, part, type Step } from './step';
import type { Person, Walk } from './walk';

const MAX_SWAPPED = { FNX: 300n * ONE, USDT: 3_000n * ONE, BNB: 5n * ONE, WBNB: 0n } as const;
export const PATHS = [
  ['USDT', 'FNX'],
  ['FNX', 'USDT'],
  ['BNB', 'FNX'],
  ['FNX', 'BNB'],
  ['FNX', 'WBNB', 'USDT'],
  ['USDT', 'WBNB', 'FNX'],
] as const satisfies readonly (readonly [Coin, ...Coin[]])[];

export const swap = (path: (typeof PATHS)[number], thousandths: number): Step => ({
  name: `swaps ${thousandths} thousandths, ${path.join(' to ')}`,
  run: async ({ world, exchange }, { wallets: [from] }) => {
    const amount = atMost(part(await world.chain.balanceOf(path[0], from), thousandths), MAX_SWAPPED[path[0]]);
    if (amount > ONE / 100n) await exchange.swap({ from, path, amount });
  },
});

export const PAYEES = {
  'a stranger': ({ stranger }) => stranger,
  'another investor': (_walk, _who, { wallets }) => wallets[0],
  themselves: (_walk, { wallets }) => wallets[0],
  'a wallet of their own': (_walk, { wallets }) => wallets.at(-1) ?? wallets[0],
  'the vault': ({ world }) => world.chain.vault,
  'the pay address': ({ world }) => world.chain.payAddress,
  'the token itself': ({ world }) => world.chain.contracts.FNX,
} as const satisfies Record<string, (walk: Walk, who: Person, other: Person) => Address>;
type Payee = keyof typeof PAYEES;

export type Portion = { thousandths: number } | { dust: bigint };
const named = (portion: Portion) =>
  'dust' in portion ? `${portion.dust} units` : `${portion.thousandths} thousandths`;

export async function sendFrom(walk: Walk, from: Address, to: Address, portion: Portion): Promise<Hash[]> {
  const held = await walk.world.chain.balanceOf('FNX', from);
  const amount = 'dust' in portion ? atMost(portion.dust, held) : part(held, portion.thousandths);
  return [await walk.world.chain.transfer({ symbol: 'FNX', from, to, amount })];
}

export const send = (payee: Payee, portion: Portion): Step => ({
  name: `sends ${named(portion)} to ${payee}`,
  run: (walk, who, other) => sendFrom(walk, who.wallets[0], PAYEES[payee](walk, who, other), portion),
});
export const bringBack = (portion: Portion): Step => ({
  name: `brings ${named(portion)} from a former wallet`,
  run: (walk, { wallets }) => sendFrom(walk, wallets.at(-1) ?? wallets[0], wallets[0], portion),
});
export const receive = (amount: bigint): Step => ({
  name: `receives ${amount} units`,
  run: ({ world, stranger }, { wallets: [to] }) => world.chain.transfer({ symbol: 'FNX', from: stranger, to, amount }),
});
export const sendTwice = (amount: bigint): Step => ({
  name: `sends ${amount} units twice in one transaction`,
  run: async ({ world, exchange, stranger }, { wallets: [from] }, { wallets: [other] }) => {
    if ((await world.chain.balanceOf('FNX', from)) < 2n * amount) return;
    await exchange.transferAll(from, [
      { from, to: stranger, amount },
      { from, to: other, amount },
    ]);
  },
});
