import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const calls = () => bench.nodes.reduce((sum, { asked }) => sum + asked.length, 0);
/** The number of calls that the proxy passes on for one address in a minute. */
const PROXY_LIMIT = 1_200;

it.each([
  ['one node invents transactions', 1_500],
  ['all nodes are honest (control)', 0],
])('checking a replaced payment makes no more calls a minute than the proxy allows: %s', async (_name, invented) => {
  const { sent } = await waiting(() => sending('BNB', '0.5', ONE / 2n));
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent.hash]);
  const other = { from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' };
  await rpc('eth_sendTransaction', [{ ...other, nonce: sent.nonce }]);
  const fakes = Array.from({ length: invented }, (_, at) => ({
    ...sent,
    nonce: `0x${(Number(sent.nonce) + 1).toString(16)}`,
    type: '0x0',
    hash: `0x${at.toString(16).padStart(64, 'e')}`,
  }));
  bench.nodes[2]!.lie('eth_getBlockByNumber', ((
    block: { transactions?: unknown[] },
    [at, isFull]: [string, boolean],
  ) =>
    block && isFull && at !== 'pending'
      ? { ...block, transactions: [...(block.transactions ?? []), ...fakes] }
      : block) as never);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  const counts: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    const before = calls();
    await passes(60_000);
    counts.push(calls() - before);
  }
  expect(Math.max(...counts)).toBeLessThan(PROXY_LIMIT);
});
