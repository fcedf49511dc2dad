import { http } from 'msw';
import { setCredentials } from '@/api/credentials';
import { tx } from '@/tx/app-engine';
import { idOf } from '@/tx/journal/entry';
import { addEntry, findEntry, storeFoundHash, storeWalletHash } from '@/tx/journal/journal';
import { reportWhatIsDue } from '@/tx/watch/reports';
import { HERS, OURS, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';
import { forgetTimers, passes, stopClock, until } from '../../support/money/clock';
import { orderWith } from '../../support/order';

const { bank, server } = useBank({ takesNoTime: true });
const PATH = '*/api/v1/wallet/buyShare';

beforeEach(() => {
  stopClock();
  setCredentials(loginOf('amelia'));
  tx.memory.linked.set(HERS);
});
afterEach(async () => {
  await forgetTimers();
  jest.useRealTimers();
  setCredentials(null);
  await emptyJournal();
});

async function found(id: string) {
  const entry = asked({ ...ofOrder(id), requestId: 'request-1' });
  bank.add(orderWith({ _id: id }));
  await addEntry(tx, entry);
  await storeFoundHash(tx, idOf(entry), OURS);
  return entry;
}
const named = () => bank.reports.map(({ requestId }) => requestId);

it('the wallet’s answer ends its request although a report of the same hash, which was found earlier, is under way', async () => {
  const entry = await found('under-way');
  server.use(
    http.put(
      PATH,
      async () => {
        await storeWalletHash(tx, entry, OURS);
        return undefined;
      },
      { once: true },
    ),
  );
  reportWhatIsDue(tx);
  await until(() => findEntry(tx, idOf(entry))?.report === 'taken');
  reportWhatIsDue(tx);
  await passes(5_000);
  expect(named()).toEqual(['none', 'request-1']);
});

it('the wallet’s answer ends its request although a report of the same hash, which was found earlier, is being repeated', async () => {
  const entry = await found('repeated');
  bank.answers('with 503');
  reportWhatIsDue(tx);
  await passes(2_000);
  await storeWalletHash(tx, entry, OURS);
  bank.answers('as it should');
  reportWhatIsDue(tx);
  await until(() => findEntry(tx, idOf(entry))?.report === 'taken');
  await passes(10_000);
  expect(named()).toEqual(['request-1']);
});
