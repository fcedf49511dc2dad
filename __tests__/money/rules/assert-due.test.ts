import type { KindSpec } from '@/tx/kinds/kind-spec';
import { SENDING, sendingIntent, type Sending } from '@/tx/kinds/sending';
import { assertDue } from '@/tx/submit/assert-due';
import { readChain } from '@/tx/submit/chain-readings';
import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { STRANGER, emptyJournal, sent } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { HERS, config } from './due-order';
import { modelChain, type Model } from './model-chain';

const { bank } = useBank();

const action: Sending = { id: 'one', token: 'USDT', to: STRANGER, amount: '0.5' };
const unsent: KindSpec<Sending> = { ...SENDING, assertNotDone: () => Promise.resolve() };
const intent = { ...sendingIntent(action, HERS, config), kind: 'send' as const, key: SENDING.keyOf(action) };
const readableOn = (...models: readonly Model[]) => {
  const nodes = models.map(({ node }) => node);
  return { nodes, readings: readChain(intent, nodes) };
};
const check = () => assertDue(engine, unsent, action, intent, readableOn(modelChain([], 20n)));

it('a transfer is submitted only while the service answers, because its review expires by the service’s time', async () => {
  await expect(check()).resolves.toBeUndefined();
  bank.answers('nothing');
  await expect(check()).rejects.toMatchObject({ kind: 'service-unreachable' });
});

describe('A transfer whose search was not completed on every node', () => {
  const models = Array.from({ length: 3 }, () => modelChain([], 20n));
  const nodes = models.map(({ node }) => node);
  const due = (...faults: (ActionFaultKind | null)[]) => {
    const assertNotDone = (_tx: unknown, _intent: unknown, node: (typeof nodes)[number]) => {
      const kind = faults[nodes.indexOf(node)];
      return kind ? Promise.reject(new ActionFault(kind)) : Promise.resolve();
    };
    return assertDue(engine, { ...SENDING, assertNotDone }, action, intent, readableOn(...models));
  };
  afterEach(emptyJournal);

  it('is submitted for the first time if one node was searched', async () => {
    await expect(due('beyond-search', 'beyond-search', null)).resolves.toBeUndefined();
    await expect(due('beyond-search', 'beyond-search', 'beyond-search')).rejects.toMatchObject({
      kind: 'nodes-unreachable',
    });
  });

  it('is submitted again only if two nodes were searched', async () => {
    await addEntry(
      engine,
      sent({ key: intent.key, kind: 'send', serviceRecord: undefined, status: 'failed', failure: 'reverted' }),
    );
    await expect(due('beyond-search', null, null)).resolves.toBeUndefined();
    await expect(due('beyond-search', 'beyond-search', null)).rejects.toMatchObject({ kind: 'beyond-search' });
  });

  it('is refused if one node shows it', async () => {
    await expect(due('beyond-search', 'paid-elsewhere', null)).rejects.toMatchObject({ kind: 'paid-elsewhere' });
  });
});
