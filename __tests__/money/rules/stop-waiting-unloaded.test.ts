import '@/tx/submit/submit';
import { stopWaitingForWallet, transactionOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { addEntry, entriesOf } from '@/tx/journal/journal';
import { beginAsking } from '@/tx/publish';
import { dispatch } from '@/tx/store';
import { asked, ofOrder } from '../../support/money/attempt';

it('a page that has asked the wallet can stop waiting even if no more code can be loaded', async () => {
  const request = asked(ofOrder('unloaded'));
  await addEntry(engine, request);
  beginAsking(engine, request);
  dispatch(engine, request.key, { type: 'submitted' });
  dispatch(engine, request.key, { type: 'wallet-asked', isBehindAnother: false });
  jest.doMock('@/tx/submit/unanswered', () => {
    throw new Error('Loading the chunk failed');
  });
  await stopWaitingForWallet(request.key);
  expect(transactionOf(request.key).get()).toMatchObject({ step: 'unanswered' });
  expect(entriesOf(engine, request.key)).toMatchObject([{ status: 'unanswered' }]);
});
