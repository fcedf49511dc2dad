import { buyShare, dashboard, type Order } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { PRICE_HELD_S } from '../buyer';
import type { Step } from './step';
import type { Person, Walk } from './walk';

export const PAYMENTS = {
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

export async function finish(walk: Walk, { member, wallets }: Person, paysRest: boolean): Promise<void> {
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

export async function order(walk: Walk, { member, wallets }: Person, shares: string, payCurrency: PayCurrency) {
  const asked = walk.buyer.orderInputOf({ shares, payCurrency, walletAddress: wallets[0] });
  return member.get(buyShare, asked);
}

export const buy = (shares: string, payCurrency: PayCurrency, kind: PaymentKind, paysRest: boolean): Step => ({
  name: `buys ${shares} for ${payCurrency}, paid ${kind}`,
  run: async (walk, who) => {
    await finish(walk, who, paysRest);
    const opened = await order(walk, who, shares, payCurrency);
    if (kind === 'late') await walk.wait(PRICE_HELD_S / 3_600);
    for (const amount of PAYMENTS[kind](parseUnits(opened.payAmount)))
      await walk.buyer.pay(opened, { from: who.wallets[0], amount });
  },
});

export const payInShares = (amount: bigint): Step => ({
  name: `pays an order with ${amount} units of shares`,
  run: async (walk, who) => {
    await finish(walk, who, true);
    const opened = await order(walk, who, '5', 'USDT');
    const held = await walk.world.chain.balanceOf('FNX', who.wallets[0]);
    if (held >= amount) await walk.buyer.pay(opened, { from: who.wallets[0], amount, symbol: 'FNX' });
  },
});
