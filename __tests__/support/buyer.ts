import { randomUUID } from 'node:crypto';
import { buyShare, getTransactions, reportPayment, type Address, type Hash, type Order } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import type { Member } from '../support/member';
import type { World } from '../support/world';

export const PRICE_HELD_S = 15 * 60 + 5;

export type OrderOptions = Partial<{
  shares: string;
  fiatAmount: string;
  payCurrency: string;
  walletAddress: Address;
  idempotencyKey: string;
}>;
type Paying = Partial<{ from: Address; to: Address; amount: bigint; symbol: 'USDT' | 'BNB' | 'FNX' }>;

export function buyerIn(world: World) {
  const wallet = (index = 0): Address => world.chain.accounts[index] ?? '0x';

  const orderInputOf = (asked: OrderOptions = {}) => ({
    ...(asked.fiatAmount === undefined && { shares: '10' }),
    payCurrency: 'USDT',
    walletAddress: wallet(),
    idempotencyKey: randomUUID(),
    riskVersion: RISK_VERSION,
    ...asked,
  });

  const open = (member: Member, asked: OrderOptions = {}) => member.get(buyShare, orderInputOf(asked));

  const pay = (order: Order, { from = wallet(), to, amount, symbol }: Paying = {}): Promise<Hash> =>
    world.chain.transfer({
      from,
      to: to ?? order.payAddress,
      amount: amount ?? parseUnits(order.payAmount),
      symbol: symbol ?? (order.payCurrency as 'USDT'),
    });

  const report = (member: Member, order: Order, txHash: Hash) =>
    member.ask(reportPayment, { orderId: order._id, txHash });

  const currentOrder = async (member: Member, order: Order): Promise<Order> => {
    await world.service.settlement.settle();
    const { order: found } = await member.get(getTransactions, { orderId: order._id });
    if (!found) throw new Error('The order is gone');
    return found;
  };

  const waitForStatus = async (member: Member, order: Order, status: string): Promise<Order> => {
    for (let tries = 0; tries < 30; tries += 1) {
      const found = await currentOrder(member, order);
      if (found.status === status) return found;
      await world.chain.mine();
    }
    throw new Error(`${order.orderNo} never came to ${status}: ${JSON.stringify(await currentOrder(member, order))}`);
  };

  const shares = (index = 0) => world.chain.balanceOf('FNX', wallet(index));

  return { wallet, orderInputOf, open, pay, report, currentOrder: currentOrder, waitForStatus: waitForStatus, shares };
}

export type Buyer = ReturnType<typeof buyerIn>;
