import { encodeFunctionData, erc20Abi } from 'viem';
import type { ChainNode } from '@/chain/node';
import { attachHash, detachHash } from '@/tx/watch/attach-hash';
import { idOf, type Entry } from '@/tx/journal/entry';
import { findEntry, storeWalletHash, addEntry } from '@/tx/journal/journal';
import { followUnanswered } from '@/tx/watch/follow-unanswered';
import { createWatch } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { BANK, HERS, OURS, STRANGER, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type ModelTx } from './model-chain';

const { bank } = useBank();
afterEach(emptyJournal);

const found: ModelTx = { hash: OURS, nonce: 3, block: 18n };
const knowing = () => modelChain([found], 20n).node;
const unknowing = () => modelChain([], 20n).node;
const away = () => modelChain([found], 20n, { isAway: true }).node;
const take = (entry: Entry, nodes = [knowing(), knowing()]) =>
  attachHash(engine, entry, { hash: OURS, watch: createWatch(entry), nodes });
const takeFrom = (entry: Entry, nodes: readonly (() => ChainNode)[]) =>
  take(
    entry,
    nodes.map((node) => node()),
  );

it('a found hash is attached to its attempt and due to be reported', async () => {
  await addEntry(engine, asked());
  expect(await take(asked())).toBe(true);
  expect(findEntry(engine, idOf(asked()))).toMatchObject({
    hash: OURS,
    status: 'pending',
    found: true,
    reportState: 'due',
  });
});

it('a found hash is attached although the wallet returned another one, which stays recorded', async () => {
  await addEntry(engine, asked({ returnedHash: SPED_UP }));
  expect(await take(asked({ returnedHash: SPED_UP }))).toBe(true);
  expect(findEntry(engine, idOf(asked()))).toMatchObject({ hash: OURS, returnedHash: SPED_UP });
});

it('a found hash is not attached to an attempt that is gone', async () => {
  expect(await take(asked())).toBe(false);
});

it.each([
  ['only one of two nodes knows it', [knowing(), unknowing()]],
  ['only one of two nodes answers', [knowing(), away()]],
])('a found hash is not attached when %s', async (_how, nodes) => {
  await addEntry(engine, asked());
  expect(await take(asked(), nodes)).toBe(false);
  expect(findEntry(engine, idOf(asked()))).toMatchObject({ hash: null });
});

it('a found hash is attached when the only node knows it', async () => {
  await addEntry(engine, asked());
  expect(await take(asked(), [knowing()])).toBe(true);
});

it('a hash that the bank has for another order is not attached, and is not checked again', async () => {
  await addEntry(engine, asked());
  bank.record('order-9', OURS);
  const watch = createWatch(asked());
  expect(await attachHash(engine, asked(), { hash: OURS, watch, nodes: [knowing(), knowing()] })).toBe(false);
  expect([...watch.rejectedHashes]).toEqual([OURS]);
});

it('a found hash is attached by the chain alone when the bank does not answer', async () => {
  await addEntry(engine, asked());
  bank.answers('nothing');
  expect(await take(asked())).toBe(true);
});

it('a hash that two of three nodes know as another call is not attached, and is not checked again', async () => {
  await addEntry(engine, asked());
  const watch = createWatch(asked());
  const other = () => modelChain([{ ...found, to: STRANGER }], 20n).node;
  expect(await attachHash(engine, asked(), { hash: OURS, watch, nodes: [knowing(), other(), other()] })).toBe(false);
  expect([...watch.differentHashes]).toEqual([OURS]);
});

describe('A transaction of a contract account', () => {
  const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const ofContract = () => asked({ to: TOKEN, value: '0', data: CALL, isContract: true });
  const carried: ModelTx = { hash: OURS, nonce: 9, block: 18n, from: STRANGER, to: TOKEN, value: 0n, input: '0x1234' };
  const paying = () => modelChain([{ ...carried, owner: HERS, moved: 5n }], 20n).node;
  const honest = () => modelChain([carried], 20n).node;

  it.each<[string, boolean, (() => ChainNode)[]]>([
    ['two nodes show its transfer', true, [paying, paying, honest]],
    ['only one of two nodes shows its transfer', false, [paying, honest, honest]],
    ['the only node shows its transfer', true, [paying]],
  ])('is attached when %s: %s', async (_what, isTaken, nodes) => {
    await addEntry(engine, ofContract());
    expect(await takeFrom(ofContract(), nodes)).toBe(isTaken);
  });
});

describe('A transaction of another account', () => {
  const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const inToken = (change: Partial<Entry> = {}) => asked({ to: TOKEN, value: '0', data: CALL, ...change });
  const relayed: ModelTx = { hash: OURS, nonce: 9, block: 18n, from: STRANGER, to: TOKEN, value: 0n, input: '0x1234' };
  const paying = () => modelChain([{ ...relayed, owner: HERS, moved: 5n }], 20n).node;
  const strangers = () => modelChain([relayed], 20n).node;
  const silent = () => ({ ...paying(), receipt: () => Promise.reject(new Error('gone')) });

  it.each<[string, boolean, (() => ChainNode)[]]>([
    ['two nodes show it as the payment', true, [paying, paying, strangers]],
    ['only one node shows it as the payment', false, [paying, strangers, strangers]],
    ['one node shows it as the payment and another does not answer', false, [paying, silent]],
    ['two nodes show it as the payment and a third does not answer', true, [paying, paying, silent]],
  ])('is attached when %s: %s', async (_what, isTaken, nodes) => {
    await addEntry(engine, inToken());
    expect(await takeFrom(inToken(), nodes)).toBe(isTaken);
  });

  it('stays the entered transaction until a node reports that it is not the payment', async () => {
    const named = inToken({ enteredHash: OURS, status: 'unanswered' });
    await addEntry(engine, named);
    await followUnanswered(engine, named, createWatch(named), [silent()]);
    expect(findEntry(engine, idOf(named))).toMatchObject({ enteredHash: OURS, hash: null });
    await followUnanswered(engine, named, createWatch(named), [strangers()]);
    expect(findEntry(engine, idOf(named))?.enteredHash).toBeUndefined();
  });

  it('stops being the entered transaction if it belongs to another attempt with an equal request', async () => {
    const named = inToken({ enteredHash: OURS, status: 'unanswered' });
    await addEntry(engine, named);
    await addEntry(engine, inToken({ ...ofOrder('two'), hash: OURS, status: 'succeeded' }));
    await followUnanswered(engine, named, createWatch(named), [paying()]);
    expect(findEntry(engine, idOf(named))).toMatchObject({ hash: null });
    expect(findEntry(engine, idOf(named))?.enteredHash).toBeUndefined();
  });
});

it('a hash that the investor entered for a contract account is dropped when its transaction moved nothing of that account', async () => {
  const named = asked({
    enteredHash: OURS,
    status: 'unanswered',
    isContract: true,
    to: TOKEN,
    value: '0',
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] }),
  });
  await addEntry(engine, named);
  await followUnanswered(engine, named, createWatch(named), [knowing()]);
  expect(findEntry(engine, idOf(named))).toMatchObject({ hash: null });
  expect(findEntry(engine, idOf(named))?.enteredHash).toBeUndefined();
});

describe('Of two similar attempts', () => {
  const older = asked({ at: 1, declaredUnsentAt: 9, status: 'unanswered' });
  const newer = asked({ ...ofOrder('two'), at: 5 });

  it('the one that was not declared unsent gets the hash', async () => {
    await addEntry(engine, asked({ ...newer, at: 0 }));
    await addEntry(engine, older);
    expect(await take(older)).toBe(false);
    expect(await take(asked({ ...newer, at: 0 }))).toBe(true);
  });

  it('the newer one gets the hash, and no other gets it afterwards', async () => {
    const first = asked({ at: 1 });
    await addEntry(engine, first);
    await addEntry(engine, newer);
    expect(await take(first)).toBe(false);
    expect(await take(newer)).toBe(true);
    expect(await take(first)).toBe(false);
  });

  it('the older one gets the hash that the bank has for its order', async () => {
    const first = asked({ at: 1 });
    await addEntry(engine, first);
    await addEntry(engine, newer);
    bank.record(first.serviceRecord.id, OURS);
    expect(await take(first)).toBe(true);
  });

  it('the older one gets the hash that the investor entered for it', async () => {
    const first = asked({ at: 1, enteredHash: OURS });
    await addEntry(engine, first);
    await addEntry(engine, newer);
    expect(await take(first)).toBe(true);
  });

  it.each<[string, Partial<Entry>]>([
    ['is from another account', { from: `0x${'9'.repeat(40)}` }],
    ['is on another chain', { chainId: 97 }],
    ['has another amount', { value: '6' }],
    ['goes elsewhere', { to: HERS }],
    ['makes another call', { data: '0x01' }],
    ['has a hash', { hash: SPED_UP, status: 'pending' }],
    ['is over', { status: 'failed', failure: 'dropped' }],
  ])('the older one gets the hash if the newer one %s', async (_how, change) => {
    await addEntry(engine, asked({ at: 1 }));
    await addEntry(engine, { ...newer, ...change });
    expect(await take(asked({ at: 1 }))).toBe(true);
  });
});

describe('A hash that was only found', () => {
  it('is detached and searched for again, unlike a hash that the wallet returned', async () => {
    await addEntry(engine, asked());
    await take(asked());
    const held = () => findEntry(engine, idOf(asked()))!;
    await detachHash(engine, held());
    expect(held()).toMatchObject({ status: 'unanswered', hash: null });
    await storeWalletHash(engine, asked(), OURS);
    await detachHash(engine, held());
    expect(held()).toMatchObject({ status: 'pending', hash: OURS });
  });

  it('is detached in favour of the hash from the wallet that it had replaced', async () => {
    const before = asked({ hash: SPED_UP, status: 'pending', reportState: 'taken' });
    await addEntry(engine, before);
    expect(await take(before)).toBe(true);
    const held = () => findEntry(engine, idOf(before))!;
    expect(held()).toMatchObject({ hash: OURS, returnedHash: SPED_UP, found: true });
    await detachHash(engine, held());
    expect(held()).toMatchObject({ hash: SPED_UP, status: 'pending', reportState: 'due' });
    expect(held()).not.toHaveProperty('found');
  });
});
