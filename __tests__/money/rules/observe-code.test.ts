import { observe } from '@/tx/watch/observe';
import { ELSE, HERS, OURS, SPED_UP, STRANGER, sent } from '../../support/money/attempt';
import { WITH_CODE, nodeWith, see, type ObservedFacts } from '../../support/money/observed';

describe('A transaction of another account', () => {
  const NEEDS_LOG = { kind: 'send', serviceRecord: undefined } as const;

  it('whose hash the wallet returned is pending until it is mined', async () => {
    expect(await see(sent(), [{ hash: OURS, from: STRANGER }])).toMatchObject({ kind: 'waiting', nonce: null });
  });

  it('whose hash the wallet returned proves nothing if the code of the attempt’s account may have sent BNB in it', async () => {
    const entry = sent({ ...NEEDS_LOG, from: WITH_CODE });
    expect(await see(entry, [{ hash: OURS, from: STRANGER, to: WITH_CODE, block: 18n }])).toMatchObject({
      kind: 'waiting',
      nonce: null,
    });
  });

  it('that was only found is immediately rejected', async () => {
    const entry = sent({ ...NEEDS_LOG, from: WITH_CODE, found: true });
    expect(await see(entry, [{ hash: OURS, from: STRANGER, block: 18n }])).toEqual({ kind: 'stale' });
  });
});

describe('The code of an account at a block', () => {
  const ELSEWHERE = { hash: SPED_UP, to: ELSE, value: 0n, input: '0x01', block: 18n };
  const failing = (name: string) => ({
    ...nodeWith([ELSEWHERE]),
    codeOf: () => Promise.reject(Object.assign(new Error('no state'), { name })),
  });

  it('counts as present if the node no longer has that block’s state', async () => {
    expect(await observe(sent({ nonce: 3 }), failing('RpcRequestError'), SPED_UP)).toMatchObject({
      outcome: 'altered',
    });
  });

  it('is not decided by a node that does not answer', async () => {
    await expect(observe(sent({ nonce: 3 }), failing('TimeoutError'), SPED_UP)).rejects.toThrow('no state');
  });
});

describe('A transaction of another account that was replaced', () => {
  const entry = sent({ submittedAt: 1_700_000, sightings: [{ hash: OURS, from: STRANGER, nonce: 9 }] });
  const replacement = { hash: SPED_UP, from: STRANGER, nonce: 9, block: 18n };

  it('continues under the hash of the replacement that pays', async () => {
    expect(await see(entry, [replacement], SPED_UP)).toMatchObject({
      kind: 'mined',
      hash: SPED_UP,
      outcome: 'altered',
    });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['pays nothing', { to: STRANGER, value: 0n }],
    ['creates a contract', { to: null }],
    ['has another nonce', { nonce: 8 }],
    ['is another account’s', { from: WITH_CODE }],
  ])('is unknown if the replacement %s', async (_what, change) => {
    expect(await see(entry, [{ ...replacement, ...change }], SPED_UP)).toEqual({ kind: 'unseen' });
  });
});

it('an entered transaction that creates a contract is not the payment', async () => {
  const entry = sent({ found: true, enteredHash: OURS });
  expect(await see(entry, [{ hash: OURS, to: null, input: '0x60', block: 18n }])).toEqual({
    kind: 'stale',
    block: expect.any(BigInt),
  });
});

it('an entered transaction that creates a contract is not the payment in BNB', async () => {
  const entry = sent({ submittedAt: 1_500_000, found: true, enteredHash: OURS });
  expect(await see(entry, [{ hash: OURS, to: null, input: '0x60', block: 18n }])).toEqual({
    kind: 'stale',
    block: 18n,
  });
});

it.each<[string, Partial<ObservedFacts>, object]>([
  ['may be the payment if it calls its own account', { to: HERS, input: '0x60' }, { outcome: 'altered' }],
  ['is not the payment if it is empty', { to: HERS }, { kind: 'stale' }],
  ['is not the payment if it creates a contract', { to: null, input: '0x60' }, { kind: 'stale' }],
])('an entered transaction of a delegated account %s', async (_what, change, expected) => {
  const entry = sent({ submittedAt: 1_500_000, found: true, enteredHash: OURS, isDelegated: true });
  expect(await see(entry, [{ hash: OURS, block: 18n, ...change }])).toMatchObject(expected);
});
