import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();

it.each([
  ['the separators of the journal', 'a@1700000000000@b:order:c'],
  ['markup and a path', '../../<b>"\'&?#%2e%00\\'],
  ['the name of a property of every object', '__proto__'],
  ['line breaks, spaces and a right-to-left mark', ' a\r\nb\u202e c '],
  ['200 characters outside the first plane', '😀'.repeat(100)],
])('an order whose id has %s is paid once, reported by its id and known after a reload', async (_what, id) => {
  const order = bench.order('USDT', { _id: id });
  bench.tab.link(bench.from);
  bench.tab.startEngine();
  await bench.submit(order);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  await until(() => bench.bank.hashesOf(id).length === 1);
  await bench.reload();
  expect(bench.tab.unread()).toEqual([]);
  await bench.submit(order);
  emptyBrowser();
  const phone = await openTab({ login: loginOf('amelia elsewhere') });
  await phone.submit(order, bench.from);
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toHaveLength(1);
});
