import type { Sending } from '@/tx';
import { newReview, renewedReview, type Review } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { openTab } from '../../support/money/tab';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const leaveUnsent = async (action: Sending, review: Review) => {
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await during(bench.tab.send(action, bench.from, review));
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(`send:${action.id}`))).toBe(true);
};

it.each([
  ['the old review', 'old', []],
  ['another renewed review', 'sister', ['send:old']],
] as const)('%s is not submitted when a renewed review was sent after all', async (_name, id, earlier) => {
  const action: Sending = {
    id: `anew-${id}`,
    token: 'BNB',
    to: `0x${(id === 'old' ? '7' : '8').repeat(40)}`,
    amount: '0.5',
  };
  const old = newReview(engine);
  await leaveUnsent(action, renewedReview(engine, 'send:old', old));
  await bench.world.chain.setAutomine(false);
  await rpc('eth_sendTransaction', [bench.requests()[0]]);
  sessionStorage.clear();
  const copy = await openTab();
  await during(copy.send({ ...action, id }, bench.from, reviewMadeAt(Date.now(), earlier)));
  expect(copy.stateOf(`send:${id}`)).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
  expect(bench.asks()).toBe(1);
});

it.each([
  ['the changed transfer', 'changed', 'first'],
  ['the old transfer', 'first', 'changed'],
])('two copies of a tab send only one of a transfer and its changed copy: %s', async (_name, sent, refused) => {
  const to = `0x${sent.length}${'9'.repeat(39)}` as const;
  const sends = (id: string) => {
    const review = reviewMadeAt(Date.now() - 1_000, id === 'changed' ? ['send:first'] : []);
    return during(
      bench.tab.send({ id, token: 'USDT', to, amount: id === 'changed' ? '0.8' : '0.7' }, bench.from, review),
    );
  };
  await bench.keepTime();
  await sends(sent);
  await bench.world.chain.mine(4);
  await passes(20_000);
  await bench.keepTime();
  await sends(refused);
  expect(bench.tab.stateOf(`send:${refused}`)).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
  expect(bench.asks()).toBe(1);
});
