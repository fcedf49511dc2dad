import { http } from 'msw';
import { setCredentials } from '@/api/credentials';
import { engine } from '@/tx/app-engine';
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
  engine.memory.linked.set(HERS);
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
  await addEntry(engine, entry);
  await storeFoundHash(engine, idOf(entry), OURS);
  return entry;
}
const named = () => bank.reports.map(({ requestId }) => requestId);

it('the wallet’s answer ends its request although a report of the same hash, which was found earlier, is under way', async () => {
  const entry = await found('under-way');
  server.use(
    http.put(
      PATH,
      async () => {
        await storeWalletHash(engine, entry, OURS);
        return undefined;
      },
      { once: true },
    ),
  );
  reportWhatIsDue(engine);
  await until(() => findEntry(engine, idOf(entry))?.reportState === 'taken');
  reportWhatIsDue(engine);
  await passes(5_000);
  expect(named()).toEqual(['none', 'request-1']);
});

it('the wallet’s answer ends its request although a report of the same hash, which was found earlier, is being repeated', async () => {
  const entry = await found('repeated');
  bank.answers('with 503');
  reportWhatIsDue(engine);
  await passes(2_000);
  await storeWalletHash(engine, entry, OURS);
  bank.answers('as it should');
  reportWhatIsDue(engine);
  await until(() => findEntry(engine, idOf(entry))?.reportState === 'taken');
  await passes(10_000);
  expect(named()).toEqual(['request-1']);
});
