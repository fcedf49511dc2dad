import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { publish } from '@/tx/publish';
import { txStore } from '@/tx/store';
import { OURS, asked, sent } from '../support/money/attempt';

it('a request of a renewed review that a reload has left open says that the old review was sent', async () => {
  const old = sent({ key: 'send:old', kind: 'send', reported: undefined, found: true });
  await addEntry(engine, old);
  await addEntry(
    engine,
    asked({ ...old, key: 'send:new', at: 2, status: 'unanswered', hash: null, replaces: [old.key] }),
  );
  publish(engine, 'send:new');
  expect(txStore(engine, 'send:new').get()).toMatchObject({ hash: OURS });
});
