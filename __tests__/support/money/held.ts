import type { Bench, Currency, Pending } from './bench';

type Held = { isBehindAnother?: boolean };

/** The wallet has returned the payment's hash but hides the payment from our nodes, like a private relay. */
export async function held(bench: Bench, currency: Currency, { isBehindAnother = false }: Held = {}) {
  const { chain } = bench.world;
  await chain.setAutomine(false);
  const other = isBehindAnother
    ? await chain.rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }])
    : null;
  const order = bench.order(currency);
  let sent: Pending | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    const answer = await pass();
    sent = (await bench.pending()).find(({ hash }) => hash === answer);
    await chain.rpc('anvil_dropTransaction', [answer]);
    return answer;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  expect(bench.stepOf(order)).toBe('pending');
  if (!sent) throw new Error(`Nothing was sent beside ${String(other)}`);
  return { order, sent };
}
