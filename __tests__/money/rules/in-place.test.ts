import { encodeFunctionData, erc20Abi } from 'viem';
import type { ChainNode } from '@/chain/node';
import { attachHash } from '@/tx/watch/attach-hash';
import { idOf, type Entry } from '@/tx/journal/entry';
import { findEntry, addEntry } from '@/tx/journal/journal';
import { createWatch, isSkippedBySearch } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { BANK, HERS, OURS, STRANGER, SPED_UP, asked, emptyJournal } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type ModelTx } from './model-chain';

useBank();
afterEach(emptyJournal);

const found: ModelTx = { hash: OURS, nonce: 3, block: 18n };
const knowing = (change: Partial<ModelTx> = {}) => modelChain([{ ...found, ...change }], 20n).node;
const take = (entry: Entry, nodes: readonly ChainNode[] = [knowing(), knowing()], watch = createWatch(entry)) =>
  attachHash(engine, entry, { hash: OURS, watch, nodes });

it('checking a candidate costs three calls to each node, which count toward the limit of the search', async () => {
  const watch = createWatch(asked());
  await take(asked(), [knowing(), knowing()], watch);
  expect([watch.budget.take(14), watch.budget.take(1)]).toEqual([true, false]);
});

describe('A candidate to replace the hash that the wallet returned', () => {
  const known = (change: Partial<Entry>) => asked({ hash: SPED_UP, status: 'pending', ...change });

  it.each<[string, boolean, Partial<Entry>]>([
    ['equal to the stored nonce count', true, { pendingNonceCount: 3 }],
    ['later than the stored nonce count', false, { pendingNonceCount: 2 }],
    ['equal to the nonce count of an older version', true, {}],
    ['later than that nonce count', false, { minedNonceCount: 2 }],
    ['equal to the nonce that nodes report', true, { pendingNonceCount: 2, nonce: 3 }],
    ['later than the nonce that nodes report', false, { pendingNonceCount: 3, nonce: 2 }],
    ['earlier than the nonce that nodes report', false, { pendingNonceCount: 3, nonce: 4 }],
  ])('whose nonce is %s is attached: %s', async (_where, isTaken, change) => {
    await addEntry(engine, known(change));
    expect(await take(known(change))).toBe(isTaken);
  });

  it('is rejected permanently when all nodes report another nonce, and checked again when they disagree', async () => {
    const behind = known({ pendingNonceCount: 2 });
    await addEntry(engine, behind);
    const watch = createWatch(behind);
    expect(await take(behind, [knowing(), knowing({ nonce: 4 })], watch)).toBe(false);
    expect([...watch.differentHashes]).toEqual([]);
    expect(await take(behind, [knowing(), knowing()], watch)).toBe(false);
    expect([...watch.differentHashes]).toEqual([OURS]);
    expect(isSkippedBySearch(engine, behind, watch)(OURS)).toBe(true);
  });
});

describe('A transaction of another account', () => {
  const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const inToken = (change: Partial<Entry> = {}) => asked({ to: TOKEN, value: '0', data: CALL, ...change });
  const relayed: ModelTx = { hash: OURS, nonce: 9, block: 18n, from: STRANGER, to: TOKEN, value: 0n, input: '0x1234' };
  const paying = () => modelChain([{ ...relayed, owner: HERS, moved: 5n }], 20n).node;

  it('is attached only if two nodes show another account’s payment, and the account’s own does not count', async () => {
    const unpaid = () => modelChain([relayed], 20n).node;
    const own = () => modelChain([{ ...relayed, nonce: 3, from: HERS, input: CALL, moved: 5n }], 20n).node;
    await addEntry(engine, inToken());
    expect(await take(inToken(), [paying(), unpaid(), own()])).toBe(false);
    expect(await take(inToken(), [paying(), paying(), own()])).toBe(true);
  });

  it('replaces the hash of a contract, whatever its nonce', async () => {
    const contracts = inToken({ status: 'pending', hash: SPED_UP, pendingNonceCount: 2, isContract: true });
    await addEntry(engine, contracts);
    expect(await take(contracts, [paying(), paying()])).toBe(true);
  });

  it('replaces the wallet’s hash only after the app has waited for that hash', async () => {
    // The time that the request was open does not count as waiting.
    const late = inToken({ status: 'pending', hash: SPED_UP });
    await addEntry(engine, late);
    const watch = createWatch(late);
    const now = jest.spyOn(Date, 'now').mockReturnValue(watch.startedAt + 59_000);
    expect(await take(late, [paying(), paying()], watch)).toBe(false);
    now.mockReturnValue(watch.startedAt + 60_000);
    expect(await take(late, [paying(), paying()], watch)).toBe(true);
    now.mockRestore();
    expect(findEntry(engine, idOf(late))).toMatchObject({ hash: OURS, returnedHash: SPED_UP });
  });
});
