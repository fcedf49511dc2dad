import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
beforeEach(() => bench.world.chain.faucet('USDT', other(), 1_000n * ONE));
const INDEXING = { code: -32_000, message: 'transaction indexing is in progress' };

/** The wallet paid from the account that was selected in it. */
async function paidFromOther(action: Action): Promise<Hash> {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const hash = (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked, from: other() }])) as Hash;
  await bench.world.chain.mine(4);
  return hash;
}

it.each([
  ['a transfer of USDT', 3, () => sending('USDT', '0.5', ONE / 2n)],
  ['a transfer of BNB', 3, () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', 3, () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer of USDT', 2, () => sending('USDT', '0.5', ONE / 2n)],
] as const)(
  'nothing is sent again while nodes cannot look up the entered hash: %s, %i of three nodes',
  async (_name, refusing, make) => {
    const action = await make();
    const hash = await paidFromOther(action);
    bench.nodes.slice(0, refusing).forEach((node) => node.refuse('eth_getTransactionByHash', INDEXING));
    if (refusing < 3)
      bench.nodes.slice(refusing).forEach((node) => node.lie('eth_getTransactionByHash', (() => null) as never));
    await during(bench.tab.names(action.key, hash));
    await passes(60_000);
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect({ isDeclared, asks: bench.asks(), arrived: await action.arrived() }).toMatchObject({
      asks: 1,
      arrived: action.units,
    });
  },
);
