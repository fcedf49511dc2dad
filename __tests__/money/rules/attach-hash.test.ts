import { encodeFunctionData, erc20Abi } from 'viem';
import type { ChainNode } from '@/chain/node';
import { attachHash, detachHash } from '@/tx/attach-hash';
import { idOf, type Entry } from '@/tx/entry';
import { findEntry, keepHash, writeDown } from '@/tx/journal';
import { followUnanswered } from '@/tx/follow-unanswered';
import { createWatch } from '@/tx/watch';
import { BANK, HERS, OURS, SOMEBODY, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type Tx } from './model-chain';

const { bank } = useBank();
afterEach(emptyJournal);

const found: Tx = { hash: OURS, nonce: 3, block: 18n };
const knowing = () => modelChain([found], 20n).node;
const unknowing = () => modelChain([], 20n).node;
const away = () => modelChain([found], 20n, { isAway: true }).node;
const take = (entry: Entry, each = [knowing(), knowing()]) =>
  attachHash(entry, { hash: OURS, watch: createWatch(entry), each });

it('is taken for the attempt’s own, and to be told to the bank', async () => {
  await writeDown(asked());
  expect(await take(asked())).toBe(true);
  expect(findEntry(idOf(asked()))).toMatchObject({ hash: OURS, status: 'pending', found: true, report: 'due' });
});

it('does not make the hash forgotten that the wallet gave before', async () => {
  await writeDown(asked({ given: SPED_UP }));
  expect(await take(asked({ given: SPED_UP }))).toBe(true);
  expect(findEntry(idOf(asked()))).toMatchObject({ hash: OURS, given: SPED_UP });
});

it('is not taken for an attempt that is there no more', async () => {
  expect(await take(asked())).toBe(false);
});

it.each([
  ['one alone knows it', [knowing(), unknowing()]],
  ['one alone is there', [knowing(), away()]],
])('is not taken where of two nodes %s', async (_how, each) => {
  await writeDown(asked());
  expect(await take(asked(), each)).toBe(false);
  expect(findEntry(idOf(asked()))).toMatchObject({ hash: null });
});

it('is taken by the word of the only node where there is one', async () => {
  await writeDown(asked());
  expect(await take(asked(), [knowing()])).toBe(true);
});

it('is not taken where the bank has it for another order, and not looked at again', async () => {
  await writeDown(asked());
  bank.record('order-9', OURS);
  const watch = createWatch(asked());
  expect(await attachHash(asked(), { hash: OURS, watch, each: [knowing(), knowing()] })).toBe(false);
  expect([...watch.notOurs]).toEqual([OURS]);
});

it('is taken by the chain’s word where the bank gives none', async () => {
  await writeDown(asked());
  bank.answers('nothing');
  expect(await take(asked())).toBe(true);
});

it('is not taken where two of three nodes know another call under its hash, and not looked at again', async () => {
  await writeDown(asked());
  const watch = createWatch(asked());
  const other = () => modelChain([{ ...found, to: SOMEBODY }], 20n).node;
  expect(await attachHash(asked(), { hash: OURS, watch, each: [knowing(), other(), other()] })).toBe(false);
  expect([...watch.notOurs]).toEqual([OURS]);
});

describe('What a contract has sent', () => {
  const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const ofContract = () => asked({ to: TOKEN, value: '0', data: CALL, isContract: true });
  const carried: Tx = { hash: OURS, nonce: 9, block: 18n, from: SOMEBODY, to: TOKEN, value: 0n, input: '0x1234' };
  const paying = () => modelChain([{ ...carried, owner: HERS, moved: 5n }], 20n).node;
  const honest = () => modelChain([carried], 20n).node;

  it.each<[string, boolean, (() => ChainNode)[]]>([
    ['two nodes have its transfer', true, [paying, paying, honest]],
    ['one node alone has its transfer', false, [paying, honest, honest]],
    ['the only node has its transfer', true, [paying]],
  ])('where %s: %s', async (_what, isTaken, nodes) => {
    await writeDown(ofContract());
    const each = nodes.map((node) => node());
    expect(await take(ofContract(), each)).toBe(isTaken);
  });
});

describe('What another account has carried out', () => {
  const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const inToken = (change: Partial<Entry> = {}) => asked({ to: TOKEN, value: '0', data: CALL, ...change });
  const relayed: Tx = { hash: OURS, nonce: 9, block: 18n, from: SOMEBODY, to: TOKEN, value: 0n, input: '0x1234' };
  const paying = () => modelChain([{ ...relayed, owner: HERS, moved: 5n }], 20n).node;
  const strangers = () => modelChain([relayed], 20n).node;
  const silent = () => ({ ...paying(), receipt: () => Promise.reject(new Error('gone')) });

  it.each<[string, boolean, (() => ChainNode)[]]>([
    ['two nodes have it as its payment', true, [paying, paying, strangers]],
    ['one node alone has it as its payment', false, [paying, strangers, strangers]],
    ['one node has it and another one does not say', false, [paying, silent]],
    ['two nodes have it and a third one does not say', true, [paying, paying, silent]],
  ])('where %s: %s', async (_what, isTaken, nodes) => {
    await writeDown(inToken());
    expect(
      await take(
        inToken(),
        nodes.map((node) => node()),
      ),
    ).toBe(isTaken);
  });

  it('is kept as the investor has named it while no node says what became of it', async () => {
    const named = inToken({ claimed: OURS, status: 'unanswered' });
    await writeDown(named);
    await followUnanswered(named, createWatch(named), [silent()]);
    expect(findEntry(idOf(named))).toMatchObject({ claimed: OURS, hash: null });
    await followUnanswered(named, createWatch(named), [strangers()]);
    expect(findEntry(idOf(named))?.claimed).toBeUndefined();
  });

  it('is not what the investor has named where it is another attempt’s', async () => {
    const named = inToken({ claimed: OURS, status: 'unanswered' });
    await writeDown(named);
    await writeDown(asked({ ...ofOrder('two'), hash: OURS, status: 'succeeded' }));
    await followUnanswered(named, createWatch(named), [paying()]);
    expect(findEntry(idOf(named))).toMatchObject({ hash: null });
    expect(findEntry(idOf(named))?.claimed).toBeUndefined();
  });
});

it('is not what the investor has named for a contract where it has moved nothing of its', async () => {
  const named = asked({
    claimed: OURS,
    status: 'unanswered',
    isContract: true,
    to: TOKEN,
    value: '0',
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] }),
  });
  await writeDown(named);
  await followUnanswered(named, createWatch(named), [knowing()]);
  expect(findEntry(idOf(named))).toMatchObject({ hash: null });
  expect(findEntry(idOf(named))?.claimed).toBeUndefined();
});

describe('Where the order is paid by a later attempt', () => {
  const first = asked({ at: 1, saidUnsentAt: 9, status: 'unanswered' });
  const paid = asked({ at: 5, hash: SPED_UP, status: 'succeeded' });
  const notOurs = async (entry: Entry) => {
    await writeDown(entry);
    await writeDown(paid);
    const watch = createWatch(entry);
    expect(await attachHash(entry, { hash: OURS, watch, each: [knowing(), knowing()] })).toBe(false);
    return [...watch.notOurs];
  };

  it('it is taken where the bank has it for this order, as a second payment', async () => {
    await writeDown(first);
    await writeDown(paid);
    bank.record(first.reported.id, OURS);
    expect(await take(first)).toBe(true);
  });

  it('it is left where the bank does not say whose it is, and looked at again until the attempt is closed', async () => {
    expect(await notOurs({ ...first, closesAt: Number.MAX_SAFE_INTEGER })).toEqual([]);
    await emptyJournal();
    expect(await notOurs({ ...first, closesAt: 1 })).toEqual([OURS]);
  });
});

describe('Of two attempts that look alike', () => {
  const older = asked({ at: 1, saidUnsentAt: 9, status: 'unanswered' });
  const newer = asked({ ...ofOrder('two'), at: 5 });

  it('the one takes it that nobody said was not sent', async () => {
    await writeDown(asked({ ...newer, at: 0 }));
    await writeDown(older);
    expect(await take(older)).toBe(false);
    expect(await take(asked({ ...newer, at: 0 }))).toBe(true);
  });

  it('the newer one takes it, and then it is no other’s', async () => {
    const first = asked({ at: 1 });
    await writeDown(first);
    await writeDown(newer);
    expect(await take(first)).toBe(false);
    expect(await take(newer)).toBe(true);
    expect(await take(first)).toBe(false);
  });

  it('the older one takes what the bank has for its order', async () => {
    const first = asked({ at: 1 });
    await writeDown(first);
    await writeDown(newer);
    bank.record(first.reported.id, OURS);
    expect(await take(first)).toBe(true);
  });

  it('the older one takes what the investor has named for it', async () => {
    const first = asked({ at: 1, claimed: OURS });
    await writeDown(first);
    await writeDown(newer);
    expect(await take(first)).toBe(true);
  });

  it.each<[string, Partial<Entry>]>([
    ['is by another account', { from: `0x${'9'.repeat(40)}` }],
    ['is on another chain', { chainId: 97 }],
    ['has another amount', { value: '6' }],
    ['goes elsewhere', { to: HERS }],
    ['is another call', { data: '0x01' }],
    ['has a hash', { hash: SPED_UP, status: 'pending' }],
    ['is over', { status: 'failed', failure: 'dropped' }],
  ])('one that %s is none', async (_how, change) => {
    await writeDown(asked({ at: 1 }));
    await writeDown({ ...newer, ...change });
    expect(await take(asked({ at: 1 }))).toBe(true);
  });
});

describe('What was only found', () => {
  it('is given back to be looked for, and what the wallet gave is not', async () => {
    await writeDown(asked());
    await take(asked());
    const held = () => findEntry(idOf(asked()))!;
    await detachHash(held());
    expect(held()).toMatchObject({ status: 'unanswered', hash: null });
    await keepHash(asked(), OURS);
    await detachHash(held());
    expect(held()).toMatchObject({ status: 'pending', hash: OURS });
  });

  it('leaves the hash that the wallet gave, which it had stood in for', async () => {
    const before = asked({ hash: SPED_UP, status: 'pending', report: 'taken' });
    await writeDown(before);
    expect(await take(before)).toBe(true);
    const held = () => findEntry(idOf(before))!;
    expect(held()).toMatchObject({ hash: OURS, given: SPED_UP, found: true });
    await detachHash(held());
    expect(held()).toMatchObject({ hash: SPED_UP, status: 'pending', report: 'due' });
    expect(held()).not.toHaveProperty('found');
  });
});
