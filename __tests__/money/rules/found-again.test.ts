import { engine } from '@/tx/app-engine';
import { idOf } from '@/tx/journal/entry';
import { addEntry, findEntry, storeWalletHash } from '@/tx/journal/journal';
import { followUnanswered } from '@/tx/watch/follow-unanswered';
import { createWatch } from '@/tx/watch/watch';
import { OURS, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { modelChain } from './model-chain';

useBank();
afterEach(emptyJournal);

it('a payment in BNB that may belong to a newer attempt is found again once that attempt has another hash', async () => {
  const older = asked({ status: 'unanswered', at: 1 });
  const newer = asked({ ...ofOrder('two'), status: 'unanswered', at: 2 });
  await addEntry(engine, older);
  await addEntry(engine, newer);
  const { node } = modelChain([{ hash: OURS, nonce: 3, block: 18n }], 20n);
  const watch = createWatch(older);
  const hashAfterSearch = async () => {
    await followUnanswered(engine, older, watch, [node]);
    return findEntry(engine, idOf(older))?.hash;
  };
  expect(await hashAfterSearch()).toBeNull();
  await storeWalletHash(engine, newer, SPED_UP);
  expect(await hashAfterSearch()).toBe(OURS);
});
