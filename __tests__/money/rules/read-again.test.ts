import { setupServer } from 'msw/node';
import { setCredentials } from '@/api/credentials';
import { observeServiceDate } from '@/api/service-clock';
import type { Order } from '@/api/contract';
import { PaymentFault } from '@/wallet/tx/fault';
import { assertStillDue, assertUnpaidOnChain, readOrder } from '@/wallet/tx/read-again';
import type { Snapshot } from '@/wallet/tx/snapshot';
import { BANK, ELSE, HERS, OURS, SOMEBODY, SPED_UP } from '../../support/money/attempt';
import { createBank, loginOf } from '../../support/money/bank';
import { TOKEN, modelChain, otherTx, type Tx } from './model-chain';
import { orderWith } from './order';

const bank = createBank();
const server = setupServer(...bank.handlers);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  setCredentials(loginOf('amelia'));
});
afterEach(() => bank.reset());
afterAll(() => server.close());

const kindOf = (work: () => void): string | null => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof PaymentFault ? thrown.kind : 'something else';
  }
  return null;
};
const order = orderWith();

it.each<[string, Partial<Order>, readonly string[], string | null]>([
  ['is as it was reviewed', {}, [], null],
  ['was paid in part', { actuallyPaid: '0.000001' }, [], 'paid-elsewhere'],
  ['was paid nothing', { actuallyPaid: '0.000' }, [], null],
  ['was paid in part and waits no more', { actuallyPaid: '1', status: 'PARTIALLY_PAID' }, [], 'paid-elsewhere'],
  ['has a hash that this browser has no proof against', { txHash: OURS }, [SPED_UP], 'paid-elsewhere'],
  ['has a hash that a proof has ended', { txHash: `0x${'A'.repeat(64)}` }, [OURS], null],
  ['has a hash that a proof has ended, and money', { txHash: OURS, actuallyPaid: '1' }, [OURS], 'paid-elsewhere'],
  ['has ended', { status: 'EXPIRED' }, [], 'order-ended'],
  ['is with the bank', { status: 'CONFIRMING' }, [], 'order-ended'],
  ['is in a state that is not known here', { status: 'NEW_STATE' }, [], 'order-ended'],
  ['has another amount', { payAmount: '125' }, [], 'order-changed'],
  ['has another number of shares', { shares: '9' }, [], 'order-changed'],
])('an order that %s', (_what, change, ended, kind) => {
  expect(kindOf(() => assertStillDue(order, orderWith(change), ended))).toBe(kind);
});

it('is not asked for where the service knows no such order', () => {
  expect(kindOf(() => assertStillDue(order, null, []))).toBe('order-ended');
});

it('reads the order from the service each time, and nothing where it has none', async () => {
  bank.add(order);
  expect(await readOrder(order._id)).toMatchObject({ payAmount: '124.8' });
  bank.change(order._id, { payAmount: '125' });
  expect(await readOrder(order._id)).toMatchObject({ payAmount: '125' });
  expect(await readOrder('unknown')).toBeNull();
});

describe('On the chain', () => {
  const snapshot: Snapshot = {
    ...{ orderId: 'order-1', orderNo: 'FNX-1', chainId: 56, from: HERS, to: TOKEN, value: 0n, data: '0x00' as const },
    ...{ amount: 5n, contract: TOKEN, payAddress: BANK, payCurrency: 'USDT', expiresAt: 0 },
  };
  /** A block of the model is as old in seconds as it is high: the order was opened with block 100. */
  const openedAt = 100_000;
  const paid = (change: Partial<Tx> = {}): Tx => ({ ...otherTx(1, 120n), hash: OURS, to: TOKEN, moved: 5n, ...change });
  type Ways = { known?: Snapshot; others?: readonly string[]; height?: bigint; aheadMs?: number };
  /** The service's clock is as late as the chain's, or ahead of it. */
  const check = (txs: readonly Tx[], { known = snapshot, others = [], height = 130n, aheadMs = 0 }: Ways = {}) => {
    observeServiceDate(new Date(Number(height) * 1_000 + aheadMs).toUTCString());
    return assertUnpaidOnChain(
      { snapshot: known, openedAt: openedAt + aheadMs, isOther: (hash) => others.includes(hash) },
      modelChain(txs, height).node,
    ).then(
      () => null,
      (thrown: unknown) => (thrown instanceof PaymentFault ? thrown.kind : 'something else'),
    );
  };

  it.each<[string, Tx[], string | null]>([
    ['nothing has moved', [], null],
    ['exactly this was paid since the order was opened', [paid()], 'paid-elsewhere'],
    ['it was paid in the very block in which the order was opened', [paid({ block: 100n })], 'paid-elsewhere'],
    ['it was paid before the order was opened', [paid({ block: 99n })], null],
    ['another amount was paid', [paid({ moved: 6n })], null],
    ['somebody else has paid it', [paid({ from: SOMEBODY })], null],
    [
      'it was paid after another purchase of the same amount',
      [paid({ block: 99n, hash: ELSE }), paid()],
      'paid-elsewhere',
    ],
  ])('where %s', async (_where, txs, kind) => {
    expect(await check(txs)).toBe(kind);
  });

  it('a payment that this browser has made for another order is not this one’s', async () => {
    expect(await check([paid()], { others: [OURS] })).toBeNull();
  });

  it('a payment that the service has recorded for another order is not this one’s, and one for this order is', async () => {
    bank.record('order-9', OURS);
    expect(await check([paid()])).toBeNull();
    bank.reset();
    bank.record('order-1', OURS);
    expect(await check([paid()])).toBe('paid-elsewhere');
  });

  it('a payment in coin leaves no log, and nothing is asked of the node for it', async () => {
    expect(await check([paid()], { known: { ...snapshot, contract: null } })).toBeNull();
  });

  it('reads back to before the order, however many blocks that are', async () => {
    for (const height of [101n, 1_399n, 1_400n, 1_401n, 5_000n, 13_000n]) {
      expect([height, await check([paid({ block: 100n })], { height })]).toEqual([height, 'paid-elsewhere']);
      expect([height, await check([paid({ block: 99n })], { height })]).toEqual([height, null]);
    }
  });

  it('finds it where the service’s clock is ahead of the chain’s', async () => {
    expect(await check([paid()], { aheadMs: 120_000 })).toBe('paid-elsewhere');
  });

  it('refuses where it does not come to a block from before the order', async () => {
    expect(await check([], { height: 14_000n })).toBe('chain-away');
  });

  it('refuses where the service cannot say whose payment it is, although another node may know nothing of it', async () => {
    bank.answers('with 503');
    expect(await check([paid()])).toBe('service-away');
    bank.answers('as it should');
  });

  it('refuses where the node that tells of a payment cannot say when it was made', async () => {
    const { node } = modelChain([paid()], 130n);
    const blockTime = (height: bigint) =>
      height === 130n ? node.blockTime(height) : Promise.reject(new Error('header not found'));
    const forgetful = { ...node, blockTime };
    const question = { snapshot, openedAt, isOther: () => false };
    await expect(assertUnpaidOnChain(question, forgetful)).rejects.toMatchObject({ kind: 'chain-away' });
  });
});
