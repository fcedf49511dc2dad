import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until } from '../../support/money/clock';
import { actionsOn, kindsWithRecord, type Action } from '../../support/money/actions';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** The node hides every block that is mined from now on. */
async function freeze(at: number): Promise<void> {
  const node = bench.nodes[at]!;
  const head = `0x${(await bench.world.chain.height()).toString(16)}`;
  const count = await rpc('eth_getTransactionCount', [bench.from, head]);
  const newest = await rpc('eth_getBlockByNumber', [head, false]);
  node.lie('eth_blockNumber', () => head);
  node.lie('eth_getTransactionCount', () => count);
  node.lie('eth_getTransactionByHash', () => null);
  node.lie('eth_getTransactionReceipt', () => null);
  node.lie('eth_getLogs', (() => []) as never);
  node.lie('eth_getBlockByNumber', ((block: unknown, [tag]: [string]) =>
    tag === 'latest' ? newest : tag === 'pending' ? { ...(newest as object), transactions: [] } : block) as never);
}

const KINDS = kindsWithRecord(actions);

describe.each(KINDS)('%s whose request on another device was declared unsent', (_name, to, make) => {
  it('is not paid again while only a lagging node answers', async () => {
    const keeper = to === 'order' ? bench.bank : bench.stakes;
    keeper.requests.keep();
    bench.chooseOwnNonce();
    const action: Action = await make();
    const approveOnLaptop = bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    await bench.reload();
    bench.wallet.hold('eth_sendTransaction')();
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await action.submit(phone);
    expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
    expect(await phone.declaresUnsent(to, action.key.slice(action.key.indexOf(':') + 1))).toBe('taken');
    await bench.keepTime();
    await freeze(1);
    approveOnLaptop();
    await until(async () => (await action.arrived()) === action.units);
    await bench.world.chain.mine(4);
    [0, 2].forEach((at) => bench.nodes[at]!.close('gone'));
    await action.submit(phone);
    expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'nodes-unreachable' });
    expect(bench.asks()).toBe(1);
  });
});
