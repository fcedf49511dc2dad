import type { Intent } from '@/tx/kinds/intent';
import { assertActionNotOnChain, assertAttemptsNotOnChain } from '@/tx/search/not-on-chain';
import type { Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { ActionFault } from '@/errors/action-fault';
import { observeServiceDate } from '@/utils/service-clock';
import { engine } from '@/tx/app-engine';
import { BANK, HERS, OURS, asked, emptyJournal } from '../../support/money/attempt';
import { TOKEN, modelChain, type ModelTx } from './model-chain';

afterEach(emptyJournal);

/** In the model chain, a block's time in seconds equals its height. */
const HEIGHT = 1_000n;
const MINUTE_MS = 60_000;
const A_DAY_MS = 86_400_000;
const sendAt = (block: bigint): ModelTx => ({
  hash: OURS,
  nonce: 3,
  block,
  to: TOKEN,
  value: 0n,
  input: '0x00',
  moved: 5n,
});
const EFFECT = { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' } as const;
const transfer = (change: Partial<Entry>): Entry => {
  const { serviceRecord: _record, ...entry } = asked({ status: 'unanswered', declaredUnsentAt: 1 });
  return { ...entry, kind: 'send', key: 'send:first', to: TOKEN, value: '0', data: '0x00', effect: EFFECT, ...change };
};

const faultOf = (check: Promise<void>) =>
  check.then(
    () => null,
    (thrown: unknown) => (thrown instanceof ActionFault ? thrown.kind : thrown),
  );
const chainWith = (tx: ModelTx) => {
  observeServiceDate(new Date(Number(HEIGHT) * 1_000).toUTCString());
  return modelChain([tx], HEIGHT).node;
};

it.each([
  ['is found when the review is the same', 'send:first', [], 'paid-elsewhere'],
  ['is found when the review replaces the first one', 'send:second', ['send:first'], 'paid-elsewhere'],
  ['is ignored when the review is unrelated', 'send:second', ['send:other'], null],
])('a transfer that was declared unsent but is mined %s', async (_how, key, earlier, fault) => {
  await addEntry(engine, transfer({}));
  const review = { madeAt: 0, firstMadeAt: 0, earlier, validForMs: 0 };
  expect(await faultOf(assertAttemptsNotOnChain(engine, { key, review }, chainWith(sendAt(18n))))).toBe(fault);
});

it.each<[string, Partial<Entry>]>([
  ['the browser’s clock', { at: A_DAY_MS }],
  ['the service’s clock', { submittedAt: A_DAY_MS }],
])('an attempt is searched for from the time of its block when %s was a day ahead', async (_whose, change) => {
  await addEntry(engine, transfer(change));
  expect(await faultOf(assertAttemptsNotOnChain(engine, { key: 'send:first' }, chainWith(sendAt(18n))))).toBe(
    'paid-elsewhere',
  );
});

it('a renewed transfer that was sent up to ten minutes before the date of its first review is found', async () => {
  const sentAt = 300n;
  const firstMadeAt = Number(sentAt) * 1_000 + 9 * MINUTE_MS;
  const review = { madeAt: firstMadeAt, firstMadeAt, earlier: ['send:first'], validForMs: 30 * MINUTE_MS };
  const intent: Intent = {
    ...{ kind: 'send', key: 'send:second', description: 'Transfer', chainId: 56, spends: [], effect: EFFECT },
    ...{ call: { from: HERS, to: TOKEN, value: 0n, data: '0x00' }, review },
  };
  expect(await faultOf(assertActionNotOnChain(engine, intent, chainWith(sendAt(sentAt))))).toBe('paid-elsewhere');
});
