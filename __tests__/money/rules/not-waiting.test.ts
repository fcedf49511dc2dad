import { SENDING, sendingIntent, type Sending } from '@/tx/kinds/sending';
import { addEntry } from '@/tx/journal/journal';
import { assertDue } from '@/tx/submit/assert-due';
import { readChain } from '@/tx/submit/chain-readings';
import type { PendingAtNode } from '@/tx/search/pending';
import { assertNotInPool } from '@/tx/submit/not-waiting';
import { engine } from '@/tx/app-engine';
import { OURS, STRANGER, emptyJournal, sent } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { HERS, config } from './due-order';
import { modelChain } from './model-chain';

useBank();
afterEach(emptyJournal);

const action: Sending = { id: 'one', token: 'BNB', to: STRANGER, amount: '0.5' };
const intent = { ...sendingIntent(action, HERS, config), kind: 'send' as const, key: SENDING.keyOf(action) };
const payment = { hash: OURS, nonce: 3, to: STRANGER, value: 5n * 10n ** 17n };
const { node } = modelChain([], 20n);

/** A node with three mined transactions of the account and `pending` pending ones. */
const waiting = (pending: number, change: Partial<PendingAtNode> = {}): PendingAtNode => ({
  node,
  pool: null,
  counts: { mined: 3, withPool: 3 + pending },
  mined: 3,
  ...change,
});
const withOwn = (...ownNonces: number[]) => ({ matches: [], ownNonces });
const expectAllowed = async (isAllowed: boolean, ...reports: PendingAtNode[]) => {
  if (isAllowed) await expect(check(...reports)).resolves.toBeUndefined();
  else await expect(check(...reports)).rejects.toMatchObject({ kind: 'hidden-pending' });
};
const check = (...reports: PendingAtNode[]) => assertNotInPool(engine, intent, reports);

describe('A request', () => {
  it.each<[string, boolean, PendingAtNode]>([
    ['is allowed if a node that shows no pool counts no pending transaction', true, waiting(0)],
    ['is refused if a node that shows no pool counts a pending transaction', false, waiting(1)],
    [
      'is allowed if two nodes have mined the transaction that a node counts as pending',
      true,
      waiting(1, { mined: 4 }),
    ],
    ['is allowed if a node shows its pool but reports no counts', true, waiting(0, { counts: null, pool: withOwn() })],
  ])('%s', async (_outcome, isAllowed, report) => {
    await expectAllowed(isAllowed, waiting(0, { pool: withOwn() }), report);
  });
});

describe('A pending transaction that two nodes count', () => {
  it.each<[string, boolean, PendingAtNode]>([
    ['refuses the request if their pools do not show it', false, waiting(1, { pool: withOwn() })],
    ['allows the request if their pools show it', true, waiting(1, { pool: withOwn(3) })],
    ['refuses the request if their pools show only another one', false, waiting(2, { pool: withOwn(3) })],
    ['refuses the request if their pools show an older one', false, waiting(1, { pool: withOwn(2) })],
    ['refuses the request if their pools show a later one', false, waiting(1, { pool: withOwn(4) })],
    ['refuses the request if their pools show one nonce twice', false, waiting(2, { pool: withOwn(3, 3) })],
  ])('%s', async (_outcome, isAllowed, report) => {
    await expectAllowed(isAllowed, waiting(0), report, report);
    // One node may have invented the transaction.
    await expectAllowed(true, waiting(0), report);
  });
});

describe('A payment that one of two pools shows', () => {
  const match = { ...payment, from: HERS, input: '0x' as const };
  const shown = (hash = match.hash) => waiting(1, { pool: { matches: [{ ...match, hash }], ownNonces: [3] } });

  it('prevents another request', async () => {
    await expect(check(waiting(0), shown())).rejects.toMatchObject({ kind: 'paid-elsewhere' });
  });

  const OTHER = { key: 'send:two', kind: 'send', serviceRecord: undefined, hash: OURS } as const;
  const ofTransfer = (value: bigint) => sent({ ...OTHER, from: HERS, to: STRANGER, value: String(value) });

  it('is ignored if it is the transaction of another equal transfer from this browser', async () => {
    await addEntry(engine, ofTransfer(payment.value));
    await expect(check(waiting(0), shown())).resolves.toBeUndefined();
  });

  it('prevents another request although a wallet has returned its hash for a transfer of another amount', async () => {
    await addEntry(engine, ofTransfer(payment.value + 1n));
    await expect(check(waiting(0), shown())).rejects.toMatchObject({ kind: 'paid-elsewhere' });
  });

  it('causes a refusal at once if the pool shows too many matches, without one call for each match', async () => {
    const matches = Array.from({ length: 41 }, (_, at) => ({ ...match, hash: `0x${at}` as const }));
    await expect(check(waiting(0, { pool: { matches, ownNonces: [] } }))).rejects.toMatchObject({
      kind: 'account-busy',
    });
  });
});

it('a node that reports neither its pool nor the nonce counts does not count as searched', async () => {
  const away = modelChain([], 20n, { isAway: true }).node;
  const unsent = { ...SENDING, assertNotDone: () => Promise.resolve() };
  const due = (...nodes: (typeof node)[]) =>
    assertDue(engine, unsent, action, intent, { nodes, readings: readChain(intent, nodes) });
  await expect(due(node, away)).resolves.toBeUndefined();
  await expect(due(away, away)).rejects.toMatchObject({ kind: 'nodes-unreachable' });
});
