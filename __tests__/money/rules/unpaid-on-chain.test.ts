import { toHex } from 'viem';
import { observeServiceDate } from '@/utils/service-clock';
import { ActionFault } from '@/errors/action-fault';
import { assertRequestNotOnChain, type OnChain } from '@/tx/search/search-backward';
import { engine } from '@/tx/app-engine';
import { BANK, ELSE, HERS, OURS, STRANGER } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, otherTx, type ModelTx, type Ways } from './model-chain';

const { bank } = useBank();

const reported = { type: 'order', id: 'order-1', orderNo: 'FNX-1' } as const;
const inToken: OnChain['intent'] = {
  call: { from: HERS, to: TOKEN, value: 0n, data: '0x00' },
  effect: { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' },
  serviceRecord: reported,
};
const inCoin: OnChain['intent'] = {
  call: { from: HERS, to: BANK, value: 5n, data: '0x' },
  effect: { type: 'coin-transfer', to: BANK, amount: '5' },
  serviceRecord: reported,
};
/** A block's time in seconds equals its height in the model chain. So block 100 is two minutes older than the order. */
const openedAt = 220_000;
const paid = (change: Partial<ModelTx> = {}) => ({ ...otherTx(1, 120n), hash: OURS, to: TOKEN, moved: 5n, ...change });
type Case = {
  known?: OnChain['intent'];
  others?: readonly string[];
  height?: bigint;
  aheadMs?: number;
  opened?: number;
  ways?: Ways;
  knownCount?: number | null;
};
/** `aheadMs` is how far the service's clock is ahead of the chain's. */
const check = (
  txs: readonly ModelTx[],
  {
    known = inToken,
    others = [],
    height = 730n,
    aheadMs = 0,
    opened = openedAt + aheadMs,
    ways,
    knownCount,
  }: Case = {},
) => {
  observeServiceDate(new Date(Number(height) * 1_000 + aheadMs).toUTCString());
  return assertRequestNotOnChain(
    engine,
    {
      intent: known,
      openedAt: opened,
      ...(knownCount !== undefined && { attempt: { knownCount } }),
      isOther: (hash) => others.includes(hash),
    },
    modelChain(txs, height, ways).node,
  ).then(
    () => null,
    (thrown: unknown) => (thrown instanceof ActionFault ? thrown.kind : 'something else'),
  );
};

it.each<[string, string | null, ModelTx[]]>([
  ['nothing was paid', null, []],
  ['exactly the amount was paid since the order was opened', 'paid-elsewhere', [paid()]],
  ['it was paid in the first block in which the order may have been opened', 'paid-elsewhere', [paid({ block: 100n })]],
  ['it was paid before the order was opened, by more than the allowed clock difference', null, [paid({ block: 99n })]],
  ['another amount was paid', null, [paid({ moved: 6n })]],
  ['another account has paid the amount', null, [paid({ from: STRANGER })]],
  [
    'it was paid after another purchase of the same amount',
    'paid-elsewhere',
    [paid({ block: 99n, hash: ELSE }), paid()],
  ],
])('when %s, an order gets the refusal %s', async (_where, kind, txs) => {
  expect(await check(txs)).toBe(kind);
});

it('a payment that this browser has made for another order does not belong to this one', async () => {
  expect(await check([paid()], { others: [OURS] })).toBeNull();
});

it('a payment belongs to another order only if the service has recorded it there', async () => {
  bank.record('order-9', OURS);
  expect(await check([paid()])).toBeNull();
  bank.reset();
  bank.record('order-1', OURS);
  expect(await check([paid()])).toBe('paid-elsewhere');
  bank.reset();
  bank.record(null, OURS);
  expect(await check([paid()])).toBe('paid-elsewhere');
});

describe('A payment in BNB, which leaves no log,', () => {
  const known = inCoin;
  const sent = (change: Partial<ModelTx> = {}): ModelTx => ({ hash: OURS, nonce: 3, block: 120n, ...change });

  it.each<[string, string | null, ModelTx[]]>([
    ['nothing was sent', null, []],
    ['exactly the amount was sent', 'paid-elsewhere', [sent()]],
    ['something else was sent', null, [sent({ value: 6n })]],
    ['something else was sent before it', 'paid-elsewhere', [otherTx(1, 110n), sent({ nonce: 4 })]],
    ['it was sent before the order', null, [sent({ block: 99n })]],
    ['another account has sent it', null, [sent({ from: STRANGER })]],
    ['it is pending in a node’s pool', 'paid-elsewhere', [sent({ block: undefined })]],
  ])('is looked for when %s, with the result %s', async (_where, kind, txs) => {
    expect(await check(txs, { known, height: 2_000n })).toBe(kind);
  });

  it('is skipped when it belongs to another order, and the next one is not skipped', async () => {
    bank.record('order-9', OURS);
    expect(await check([sent()], { known })).toBeNull();
    expect(await check([sent(), sent({ hash: ELSE, nonce: 4, block: 121n })], { known })).toBe('paid-elsewhere');
    expect(await check([sent()], { known, others: [OURS] })).toBeNull();
  });

  it('is found even if another order’s payment is in the same block', async () => {
    bank.record('order-9', OURS);
    expect(await check([sent(), sent({ hash: ELSE, nonce: 4 })], { known })).toBe('paid-elsewhere');
  });

  it('does not count when it has failed', async () => {
    expect(await check([sent({ fails: true })], { known })).toBeNull();
    expect(await check([sent({ fails: true }), sent({ hash: ELSE, nonce: 4, block: 125n })], { known })).toBe(
      'paid-elsewhere',
    );
  });

  it('is not reported as unsent by a node that has forgotten the block of a later transaction', async () => {
    const pruned = { known, ways: { keepsStateFor: 128n }, height: 2_000n };
    expect(await check([sent({ block: 150n })], { ...pruned, knownCount: 3 })).toBe('beyond-search');
    expect(await check([sent({ block: 150n })], { ...pruned, knownCount: 4 })).toBeNull();
    expect(await check([sent({ block: 1_950n })], { ...pruned, knownCount: 3 })).toBe('paid-elsewhere');
    expect(await check([sent({ block: 150n })], { ...pruned, knownCount: null })).toBe('beyond-search');
  });

  it('is searched for in the newest blocks of a node that has forgotten the older state', async () => {
    const pruned = { known, ways: { keepsStateFor: 128n }, height: 2_000n };
    expect(await check([sent()], pruned)).toBeNull();
    expect(await check([sent({ block: 1_910n })], pruned)).toBe('paid-elsewhere');
    expect(await check([sent({ block: 1_990n })], { ...pruned, ways: { keepsStateFor: 110n } })).toBe('paid-elsewhere');
    expect(await check([sent({ block: 140n })], { ...pruned, height: 150n })).toBe('paid-elsewhere');
    expect(await check([sent({ block: 105n })], { known, ways: { keepsStateFor: 50n }, height: 110n })).toBe(
      'paid-elsewhere',
    );
    expect(await check([sent({ block: 1_999n })], { ...pruned, ways: { keepsStateFor: 1n } })).toBeNull();
    expect(await check([sent({ block: 60n })], { known, ways: { keepsStateFor: 10n }, height: 90n })).toBeNull();
  });

  it('counts as not searched on a node that keeps no state, if the wallet was asked before', async () => {
    const stateless = { known, ways: { keepsStateFor: 1n }, height: 2_000n };
    expect(await check([], { ...stateless, knownCount: 3 })).toBe('something else');
    expect(await check([], stateless)).toBeNull();
  });

  it('is undecided when a node does not answer', async () => {
    const { node } = modelChain([sent()], 2_000n);
    const question = { intent: known, openedAt, isOther: () => false };
    const silent = { ...node, nonce: () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' })) };
    await expect(assertRequestNotOnChain(engine, question, silent)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is refused when the account sends too much to be searched', async () => {
    const txs = Array.from({ length: 90 }, (_, index) => otherTx(index, 110n + 20n * BigInt(index)));
    expect(await check(txs, { known, height: 2_000n })).toBe('account-busy');
  });

  it('is searched for from the end of the first block window that lies before the order', async () => {
    expect(await check([sent()], { known, height: 1_390n })).toBe('paid-elsewhere');
  });

  it('is undecided when no block from before the order is reached', async () => {
    expect(await check([], { known, height: 14_000n })).toBe('beyond-search');
  });

  it('is not refused if all later nonces are known, even if the search reaches no block from before the request', async () => {
    const beyond = { known, height: 14_000n };
    expect(await check([sent()], { ...beyond, knownCount: 4 })).toBeNull();
    expect(await check([sent()], { ...beyond, knownCount: 3 })).toBe('beyond-search');
    expect(await check([sent({ block: 13_990n })], { ...beyond, knownCount: 3 })).toBe('paid-elsewhere');
  });
});

it('the search for a payment reaches back before the order, however many blocks that takes', async () => {
  for (const height of [701n, 1_399n, 1_400n, 1_401n, 5_000n, 13_000n]) {
    expect([height, await check([paid({ block: 100n })], { height })]).toEqual([height, 'paid-elsewhere']);
    expect([height, await check([paid({ block: 99n })], { height })]).toEqual([height, null]);
  }
});

it('a payment is found when the service’s clock is ahead of the chain’s', async () => {
  expect(await check([paid()], { aheadMs: 120_000 })).toBe('paid-elsewhere');
});

it('a payment is found when the order’s time is in the future', async () => {
  expect(await check([paid({ block: 725n })], { opened: openedAt + 3_600_000 })).toBe('paid-elsewhere');
});

it('a payment is found when it waits in a node’s pool', async () => {
  const waiting = { hash: OURS, nonce: 3, to: TOKEN, value: 0n, input: '0x00' } as const;
  expect(await check([waiting])).toBe('paid-elsewhere');
  expect(await check([waiting], { others: [OURS] })).toBeNull();
  expect(await check([{ ...waiting, input: '0x01' }])).toBeNull();
});

it('a payment is found when it is mined while the node’s pool is read', async () => {
  observeServiceDate(new Date(730_000).toUTCString());
  const model = modelChain([paid({ block: 731n })], 730n);
  const transactionsWaiting = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    model.height = 731n;
    return model.node.transactionsWaiting();
  };
  await expect(
    assertRequestNotOnChain(
      engine,
      { intent: inToken, openedAt, isOther: () => false },
      { ...model.node, transactionsWaiting },
    ),
  ).rejects.toMatchObject({ kind: 'paid-elsewhere' });
});

it.each([
  ['in a token', inToken, paid()],
  ['in BNB', inCoin, { ...paid(), to: BANK, value: 5n, moved: undefined }],
] as const)(
  'the check fails when a node reports more matches than an account can have sent, %s',
  async (_in, known, engine) => {
    const many = Array.from({ length: 41 }, (_, at) => ({
      ...engine,
      hash: toHex(at + 1, { size: 32 }),
      nonce: 3 + at,
    }));
    expect(await check(many, { known })).toBe('account-busy');
    expect(await check(many.slice(1), { known })).toBe('paid-elsewhere');
  },
);

it('the check fails when no block from before the order is reached', async () => {
  expect(await check([], { height: 14_000n })).toBe('beyond-search');
});

it('the check fails when the service cannot report the order of a payment, even if another node does not know the payment', async () => {
  bank.answers('with 503');
  expect(await check([paid()])).toBe('service-unreachable');
  bank.answers('as it should');
});
