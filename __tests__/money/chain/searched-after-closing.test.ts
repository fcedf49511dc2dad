import { useBench, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

/** The page is closed or suspended until the action has closed. Only a search after that shows that nothing was sent. */
const bench = useBench();
const { sending, purchase, wrapping, swap, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const MAKES = {
  'a transfer of USDT': () => sending('USDT', '0.5', ONE / 2n),
  'a transfer of BNB': () => sending('BNB', '0.5', ONE / 2n),
  'an order': () => purchase('USDT', (1_248n * ONE) / 10n),
  'a wrapping': () => wrapping('wrap', ONE / 10n),
} as const;

async function shownNow() {
  const head = `0x${(await bench.world.chain.height()).toString(16)}`;
  return { head, count: await rpc('eth_getTransactionCount', [bench.from, head]) };
}

type Shown = Awaited<ReturnType<typeof shownNow>>;

const TRANSFERS = ['a transfer of USDT', 'a transfer of BNB'] as const;

/** The last call of a search that finds nothing, and its answer. */
const LAST_OF_SEARCH = {
  'a transfer of USDT': () => ['eth_getLogs', []],
  'a transfer of BNB': ({ count }) => ['eth_getTransactionCount', count],
} satisfies Record<(typeof TRANSFERS)[number], (shown: Shown) => [method: string, answer: unknown]>;

/** While `isStuck`, the node shows only what it has shown before. */
function stickAt(at: number, { head, count }: Shown, isStuck: () => boolean = () => true): void {
  const onceShown = (shown: unknown) => ((real: unknown) => (isStuck() ? shown : real)) as never;
  const node = bench.nodes[at]!;
  node.lie('eth_blockNumber', onceShown(head));
  node.lie('eth_getTransactionCount', onceShown(count));
  node.lie('eth_getTransactionByHash', onceShown(null));
  node.lie('eth_getTransactionReceipt', onceShown(null));
  node.lie('eth_getLogs', onceShown([]));
}

const stick = async (at: number): Promise<void> => stickAt(at, await shownNow());

async function aDayPasses(): Promise<void> {
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
}

/** Another page has learned the service's time before this one watches the action. */
async function openAgain({ key }: Action): Promise<void> {
  await bench.reload({ keepsClock: true });
  await bench.keepTime();
  await during(bench.tab.readService('any').catch(() => null));
  await bench.tab.goesOn(key);
}

async function speedUp({ hash, from, to, value, input, nonce }: Pending): Promise<unknown> {
  await rpc('anvil_dropTransaction', [hash]);
  const fees = { maxFeePerGas: '0x2540be400', maxPriorityFeePerGas: '0x77359400' };
  return rpc('eth_sendTransaction', [{ from, to, value, data: input, nonce, gas: '0x7a120', ...fees }]);
}

async function leaveUnanswered(make: () => Promise<Action>): Promise<Action> {
  const action = await make();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  return action;
}

async function sendLate(): Promise<void> {
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await rpc('eth_sendTransaction', [{ ...call, gas: '0x7a120' }]);
}

describe('A transaction that was sped up while its page was closed or suspended is found', () => {
  it.each([
    ...Object.entries(MAKES),
    ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })] as const,
  ])('when the page is opened after its action has closed: %s', async (_name, make) => {
    const { action, sent } = await waiting(make);
    const hash = await speedUp(sent);
    await aDayPasses();
    await openAgain(action);
    await passes(90_000);
    expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded', hash }]);
  });

  it.each([0, 1, 2])('when the page was suspended after a search, although node %i is stuck', async (at) => {
    const { action, sent } = await waiting(MAKES['a transfer of BNB']);
    await passes(10_000);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await passes(60_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'pending', isUnseen: true });
    await bench.world.chain.mine(20);
    await stick(at);
    await speedUp(sent);
    await aDayPasses();
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  });
});

describe('A late transaction of an unanswered request is found', () => {
  it.each(Object.entries(MAKES))('although the node that is read first is stuck: %s', async (_name, make) => {
    const action = await leaveUnanswered(make);
    await bench.world.chain.mine(20);
    await stick(0);
    await sendLate();
    await aDayPasses();
    await openAgain(action);
    await passes(90_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  });

  it('although the page was suspended after a search, and the next node is stuck', async () => {
    const action = await leaveUnanswered(MAKES['a transfer of USDT']);
    await passes(25_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ isSearched: true });
    await bench.world.chain.mine(20);
    await stick(1);
    await sendLate();
    await aDayPasses();
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  });

  it.each(TRANSFERS)(
    'although the page was suspended during a search, and the next node is stuck: %s',
    async (name) => {
      const action = await leaveUnanswered(MAKES[name]);
      await passes(25_000);
      await bench.world.chain.mine(20);
      const shown = await shownNow();
      let isSuspended = false;
      [0, 1, 2].forEach((at) => stickAt(at, shown, at === 1 ? undefined : () => !isSuspended));
      await sendLate();
      await rpc('evm_increaseTime', [29 * 3_600]);
      await bench.world.chain.mine(20);
      const wakesAt = Date.now() + 29 * 3_600_000;
      const [method, last] = LAST_OF_SEARCH[name](shown);
      bench.nodes[0]!.lie(method, ((real: unknown) => {
        if (isSuspended) return real;
        isSuspended = true;
        jest.setSystemTime(wakesAt);
        return last;
      }) as never);
      await until(() => isSuspended);
      await passes(180_000);
      expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
    },
  );

  it.each(TRANSFERS)('although only one node showed it before a stuck node was searched: %s', async (name) => {
    const action = await leaveUnanswered(MAKES[name]);
    await bench.world.chain.mine(20);
    await aDayPasses();
    [1, 2].forEach((at) => bench.nodes[at]!.close('gone'));
    await openAgain(action);
    await passes(5_000);
    const shown = await shownNow();
    await sendLate();
    await bench.world.chain.mine(20);
    await passes(20_000);
    bench.nodes[1]!.open();
    stickAt(1, shown);
    await passes(120_000);
    expect(bench.tab.stateOf(action.key).step).toBe('unanswered');
    bench.nodes[2]!.open();
    await passes(120_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  });

  it('although a node showed its log but not the transaction, and the next node is stuck', async () => {
    const action = await leaveUnanswered(MAKES['a transfer of USDT']);
    await bench.world.chain.mine(20);
    await stick(1);
    await sendLate();
    await aDayPasses();
    await bench.reload({ keepsClock: true });
    await bench.keepTime();
    await during(bench.tab.readService('any').catch(() => null));
    let isBehind = true;
    bench.nodes[0]!.lie('eth_getTransactionByHash', ((sent: unknown) => {
      if (!isBehind) return sent;
      isBehind = false;
      return null;
    }) as never);
    await bench.tab.goesOn(action.key);
    await passes(90_000);
    expect(isBehind).toBe(false);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  });
});
