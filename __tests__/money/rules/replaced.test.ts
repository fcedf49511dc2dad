import { encodeFunctionData, erc20Abi } from 'viem';
import { idOf } from '@/tx/journal/entry';
import { addEntry, findEntry } from '@/tx/journal/journal';
import { searchReplaced } from '@/tx/watch/replaced';
import { createWatch } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { BANK, ELSE, HERS, OURS, SPED_UP, emptyJournal, sent } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, otherTx, type ModelTx, type Ways } from './model-chain';

useBank();
afterEach(emptyJournal);

const replacement: ModelTx = { ...otherTx(1, 18n), hash: SPED_UP, nonce: 3 };
const sentAgain: ModelTx = { hash: ELSE, nonce: 4, block: 18n };
const something: ModelTx = { ...otherTx(2, 19n), nonce: 4 };
const FORGETFUL: Ways = { keepsStateFor: 128n };
const nodeWith = (txs: readonly ModelTx[], height = 30n, ways: Ways = {}) => modelChain(txs, height, ways).node;
const twice = (txs: readonly ModelTx[], height?: bigint, ways?: Ways) => [
  nodeWith(txs, height, ways),
  nodeWith(txs, height, ways),
];

const judged = (nodes: ReturnType<typeof twice>, { entry = sent(), passedMs = 0 } = {}) =>
  searchReplaced(engine, entry, { ...createWatch(entry), nonceUsedAt: Date.now() - passedMs }, nodes);

describe('A payment whose nonce another transaction has used', () => {
  it('is cancelled if two nodes show nothing else that pays', async () => {
    expect(await judged(twice([replacement]))).toBe('cancelled');
  });

  it('is not cancelled while only one of two nodes was searched', async () => {
    expect(await judged([nodeWith([replacement]), nodeWith([replacement], 30n, { isAway: true })])).toBe('searching');
  });

  it('continues with the transaction that paid with a later nonce', async () => {
    await addEntry(engine, sent());
    expect(await judged(twice([replacement, sentAgain]))).toBe('searching');
    expect(findEntry(engine, idOf(sent()))).toMatchObject({ hash: ELSE, status: 'pending', found: true });
  });

  it('is neither cancelled nor unproven while only one node shows a transaction that paid', async () => {
    await addEntry(engine, sent());
    const nodes = [nodeWith([replacement, sentAgain]), ...twice([replacement])];
    expect(await judged(nodes, { passedMs: 121_000 })).toBe('searching');
  });

  it('is unproven after two minutes if nodes show another payment that another device may have made', async () => {
    const entry = sent({ minedNonceCount: null });
    await addEntry(engine, entry);
    const nodes = twice([replacement, sentAgain]);
    expect(await judged(nodes, { entry })).toBe('searching');
    expect(await judged(nodes, { entry, passedMs: 121_000 })).toBe('unproven');
  });

  it('is cancelled although a node still has it in its pool', async () => {
    const replaced: ModelTx = { hash: OURS, nonce: 3 };
    expect(await judged([nodeWith([replacement, replaced]), nodeWith([replacement])])).toBe('cancelled');
  });

  it('is unproven after two minutes if nodes show that the account paid in another way', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
    const effect = { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' } as const;
    const entry = sent({ to: TOKEN, value: '0', data, effect });
    const inBatch: ModelTx = {
      hash: ELSE,
      nonce: 4,
      block: 18n,
      to: TOKEN,
      value: 0n,
      input: '0x12',
      owner: HERS,
      moved: 5n,
    };
    await addEntry(engine, entry);
    const nodes = twice([replacement, inBatch]);
    const watch = createWatch(entry);
    expect(await searchReplaced(engine, entry, watch, nodes)).toBe('searching');
    watch.nonceUsedAt = Date.now() - 121_000;
    expect(await searchReplaced(engine, entry, watch, nodes)).toBe('unproven');
  });

  it('is unproven if it is in tokens and the search does not reach back to it', async () => {
    const effect = { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' } as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
    const entry = sent({ to: TOKEN, value: '0', data, effect });
    expect(await judged(twice([replacement], 14_000n), { entry })).toBe('unproven');
  });

  it('is cancelled if it is in BNB, however old, and only the known transaction was sent', async () => {
    expect(await judged(twice([replacement], 14_000n))).toBe('cancelled');
    expect(await judged(twice([replacement, something], 14_000n))).toBe('unproven');
  });

  it('continues with the real transaction although one node has invented another', async () => {
    await addEntry(engine, sent());
    const invented: ModelTx = { ...sentAgain, hash: `0x${'1'.repeat(64)}`, block: 29n };
    const nodes = [nodeWith([replacement, invented]), ...twice([replacement, sentAgain])];
    expect(await judged(nodes)).toBe('searching');
    expect(findEntry(engine, idOf(sent()))).toMatchObject({ hash: ELSE, status: 'pending', found: true });
  });

  it('is unproven if the account has sent its own batch since', async () => {
    const batch: ModelTx = { ...otherTx(2, 19n), to: HERS, input: '0x01', nonce: 4 };
    expect(await judged(twice([replacement, batch]))).toBe('unproven');
  });

  describe('once the nodes have forgotten its block', () => {
    it('is cancelled if only the known transaction was sent', async () => {
      expect(await judged(twice([replacement], 400n, FORGETFUL))).toBe('cancelled');
    });

    it('is unproven if the account has sent anything else', async () => {
      expect(await judged(twice([replacement, something], 400n, FORGETFUL))).toBe('unproven');
    });

    it('is cancelled if all other transactions of the account are known, unless one was only dropped or expired', async () => {
      const other = sent({
        key: 'send:two',
        kind: 'send',
        serviceRecord: undefined,
        hash: otherTx(2, 19n).hash,
        nonce: 4,
      });
      for (const failure of ['dropped', 'expired'] as const) {
        await addEntry(engine, { ...other, status: 'failed', failure });
        expect(await judged(twice([replacement, something], 400n, FORGETFUL))).toBe('unproven');
        await emptyJournal();
      }
      await addEntry(engine, { ...other, status: 'succeeded' });
      expect(await judged(twice([replacement, something], 400n, FORGETFUL))).toBe('cancelled');
    });

    it('is unproven without a nonce count from the submit', async () => {
      expect(await judged(twice([replacement], 400n, FORGETFUL), { entry: sent({ minedNonceCount: null }) })).toBe(
        'unproven',
      );
    });
  });
});
