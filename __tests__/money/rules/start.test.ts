import { setCredentials } from '@/api/credentials';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { APP_PARTS } from '@/tx/app-engine';
import { createEngine } from '@/tx/create-engine';
import { startEngine } from '@/tx/start';
import { HERS, STRANGER } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';

const engine = createEngine({ ...APP_PARTS, nodes: () => Promise.resolve([]) });
beforeEach(() => setCredentials(loginOf('amelia')));
afterEach(() => setCredentials(null));

const link = (walletAddress: string) => queryClient.setQueryData(profileQuery.queryKey, { walletAddress } as never);
const linked = () => engine.memory.linked.get();

it('two parts of a page can start the engine, and it runs until both have ended it', () => {
  const [endFirst, endSecond] = [startEngine(engine), startEngine(engine)];
  endFirst();
  endFirst();
  link(HERS);
  expect(linked()).toBe(HERS);
  endSecond();
  link(STRANGER);
  expect(linked()).toBe(HERS);
});

it('an engine that was ended can be started again', () => {
  startEngine(engine)();
  const end = startEngine(engine);
  link(STRANGER);
  expect(linked()).toBe(STRANGER);
  end();
});
