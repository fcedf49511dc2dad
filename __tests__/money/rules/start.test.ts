import { setCredentials } from '@/api/credentials';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { APP_PARTS } from '@/tx/app-engine';
import { createTxEngine } from '@/tx/create-engine';
import { startEngine } from '@/tx/start';
import { HERS, STRANGER } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';

const tx = createTxEngine({ ...APP_PARTS, nodes: () => Promise.resolve([]) });
beforeEach(() => setCredentials(loginOf('amelia')));
afterEach(() => setCredentials(null));

const link = (walletAddress: string) => queryClient.setQueryData(profileQuery.queryKey, { walletAddress } as never);
const linked = () => tx.memory.linked.get();

it('two parts of a page can start the engine, and it runs until both have ended it', () => {
  const [endFirst, endSecond] = [startEngine(tx), startEngine(tx)];
  endFirst();
  endFirst();
  link(HERS);
  expect(linked()).toBe(HERS);
  endSecond();
  link(STRANGER);
  expect(linked()).toBe(HERS);
});

it('an engine that was ended can be started again', () => {
  startEngine(tx)();
  const end = startEngine(tx);
  link(STRANGER);
  expect(linked()).toBe(STRANGER);
  end();
});
