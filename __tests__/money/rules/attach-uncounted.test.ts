import { attachHash } from '@/tx/watch/attach-hash';
import { addEntry } from '@/tx/journal/journal';
import { createWatch } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { OURS, SPED_UP, asked, emptyJournal } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { modelChain } from './model-chain';

useBank();
afterEach(emptyJournal);

it('a found hash does not replace the wallet’s hash while no nonce count of the attempt is known', async () => {
  const entry = asked({ hash: SPED_UP, status: 'pending', minedNonceCount: null, nonce: null });
  const watch = createWatch(entry);
  const knowing = () => modelChain([{ hash: OURS, nonce: 3, block: 18n }], 20n).node;
  await addEntry(engine, entry);
  expect(await attachHash(engine, entry, { hash: OURS, watch, nodes: [knowing(), knowing()] })).toBe(false);
  expect([...watch.differentHashes]).toEqual([OURS]);
});
