import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

it('a transfer that was found is not listed twice when the wallet later returns its hash in capitals', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  let answer = () => {};
  let hash: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    hash = (await pass()) as Hash;
    await new Promise<void>((resolve) => (answer = resolve));
    return `0x${hash.slice(2).toUpperCase()}`;
  });
  void action.submit();
  await until(() => hash !== undefined);
  await during(bench.tab.stopsWaiting(action.key));
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf(action.key).step === 'succeeded');
  answer();
  await passes(30_000);
  expect(bench.tab.journal()).toHaveLength(1);
});

it.each([
  ['in capitals', (hash: string) => hash.toUpperCase()],
  ['between spaces', (hash: string) => ` ${hash}\n`],
])('a hash that the wallet returns %s is kept', async (_how, changed) => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  let hash = '';
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    hash = String(await pass());
    await bench.world.chain.rpc('anvil_dropTransaction', [hash]);
    return changed(hash);
  });
  await bench.world.chain.setAutomine(false);
  await action.submit();
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'pending', hash });
});
