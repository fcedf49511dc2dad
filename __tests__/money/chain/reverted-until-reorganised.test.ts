import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';
import { transferData } from '../../support/money/batch';

/**
 * The wallet paid from the account that was selected in it. Its transaction failed, but succeeds after a reorganisation
 * of one block.
 */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
let made = 2;
const other = () => bench.world.chain.accounts[made] as Address;
/** Each test uses another account, which has no USDT yet. */
beforeEach(() => void (made += 1));
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

type Fees = { maxFeePerGas: string; maxPriorityFeePerGas: string; nonce: string };
const callOfOther = () => {
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  return { gas: '0x30d40', ...asked, from: other() };
};

/** Sends the transaction while the account has no tokens. */
async function sentByOther(): Promise<Hash> {
  await bench.world.chain.setAutomine(false);
  return (await rpc('eth_sendTransaction', [callOfOther()])) as Hash;
}

/** The block in which it failed is replaced by one in which the tokens arrived first. */
async function reorganised(hash: Hash, before: unknown, call: object = callOfOther()): Promise<void> {
  const { maxFeePerGas, maxPriorityFeePerGas, nonce } = (await rpc('eth_getTransactionByHash', [hash])) as Fees;
  await rpc('evm_revert', [before]);
  await rpc('anvil_dropAllTransactions', []);
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  await bench.world.chain.mine(1);
  expect(await rpc('eth_sendTransaction', [{ ...call, maxFeePerGas, maxPriorityFeePerGas, nonce }])).toBe(hash);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
}

async function payAgain(action: Action) {
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  return { isDeclared, asks: bench.asks(), arrived: await action.arrived() };
}

const isInJournal = (hash: Hash) => JSON.stringify(bench.tab.journal()).includes(hash.slice(2));

const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const;

it.each(MAKES)(
  'an entered transaction that failed in a block that was later removed is not paid again: %s',
  async (_n, make) => {
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    const before = await rpc('evm_snapshot', []);
    const hash = await sentByOther();
    await bench.world.chain.mine(1);
    await during(bench.tab.names(action.key, hash));
    await passes(40_000);
    await reorganised(hash, before);
    await passes(60_000);
    const isStored = isInJournal(hash);
    expect({ isStored, ...(await payAgain(action)) }).toEqual({
      isStored: true,
      isDeclared: false,
      asks: 1,
      arrived: action.units,
    });
  },
);

it.each(MAKES)(
  'the wallet’s hash is kept if its transaction failed in a block that was later removed: %s',
  async (_n, make) => {
    const action = await make();
    let before: unknown;
    let hash: Hash | undefined;
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      before = await rpc('evm_snapshot', []);
      hash = await sentByOther();
      await bench.world.chain.mine(1);
      return hash;
    });
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await passes(40_000);
    await reorganised(hash!, before);
    await passes(60_000);
    const isStored = isInJournal(hash!);
    expect({ isStored, ...(await payAgain(action)) }).toEqual({
      isStored: true,
      isDeclared: false,
      asks: 1,
      arrived: action.units,
    });
  },
);

it('an entered transfer of another amount that failed in a block that was later removed is not sent again', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  const { USDT } = bench.world.chain.contracts;
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const call = { gas: '0x30d40', ...asked, data: transferData(action.to!, ONE / 2n - 1_000n) };
  const before = await rpc('evm_snapshot', []);
  await bench.world.chain.setAutomine(false);
  await rpc('anvil_setCode', [USDT, '0x60006000fd']);
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  await bench.world.chain.mine(1);
  await during(bench.tab.names(action.key, hash));
  await passes(40_000);
  await reorganised(hash, before, call);
  await passes(60_000);
  const isStored = isInJournal(hash);
  expect({ isStored, ...(await payAgain(action)) }).toEqual({
    isStored: true,
    isDeclared: false,
    asks: 1,
    arrived: ONE / 2n - 1_000n,
  });
});
