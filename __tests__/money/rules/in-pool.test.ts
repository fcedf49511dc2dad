import { encodeFunctionData, erc20Abi, pad, parseAbi, type Hash } from 'viem';
import { isWaitingNow } from '@/tx/in-pool';
import { writeDown } from '@/tx/journal';
import { BANK, ELSE, HERS, OURS, STRANGER, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type Tx } from './model-chain';

/** A transaction of another account may carry out what this account signed; only its input shows it. */
const { bank } = useBank();
afterEach(emptyJournal);

const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
const inToken = asked({ to: TOKEN, value: '0', data: CALL, status: 'unanswered' });
const inCoin = asked({ status: 'unanswered' });

const ACCOUNT = parseAbi(['function execute(address to, uint256 value, bytes data)']);
const execute = (data: Hash, value = 0n) =>
  encodeFunctionData({ abi: ACCOUNT, functionName: 'execute', args: [value ? BANK : TOKEN, value, data] });
const transferFrom = (from: Hash, to: Hash, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] });
const relayed = (change: Partial<Tx>): Tx => ({
  hash: OURS,
  nonce: 9,
  from: STRANGER,
  to: TOKEN,
  value: 0n,
  ...change,
});

it.each<[string, boolean, Tx]>([
  ['is the call itself', true, { hash: OURS, nonce: 3, to: TOKEN, value: 0n, input: CALL }],
  ['moves it by an allowance', true, relayed({ input: transferFrom(HERS, BANK, 5n) })],
  ['calls the account with it', true, relayed({ to: HERS, input: execute(CALL) })],
  ['is the account’s own, which calls itself with it', true, relayed({ from: HERS, input: execute(CALL) })],
  [
    'names the account and what it has signed',
    true,
    relayed({ to: STRANGER, input: `${execute(CALL)}${pad(HERS).slice(2)}` as Hash }),
  ],
  ['moves it out of another account', false, relayed({ input: transferFrom(STRANGER, BANK, 5n) })],
  ['pays somebody else', false, relayed({ input: transferFrom(HERS, STRANGER, 5n) })],
  ['pays another amount', false, relayed({ input: transferFrom(HERS, BANK, 6n) })],
  ['was sent before the question', false, { hash: OURS, nonce: 2, to: TOKEN, value: 0n, input: CALL }],
])('a transaction in a pool that %s is the token payment: %s', async (_what, isWaiting, tx) => {
  expect(await isWaitingNow(inToken, [modelChain([tx], 20n).node])).toBe(isWaiting);
});

it.each<[string, boolean, Hash]>([
  ['calls the account with it', true, execute('0x', 5n)],
  ['calls the account with another amount', false, execute('0x', 6n)],
])('a transaction in a pool that %s is the coin payment: %s', async (_what, isWaiting, input) => {
  expect(await isWaitingNow(inCoin, [modelChain([relayed({ to: HERS, input })], 20n).node])).toBe(isWaiting);
});

it('a transaction of another account in a pool is never an approval', async () => {
  const effect = { is: 'allows', token: TOKEN, owner: HERS, spender: BANK, amount: '5' } as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [BANK, 5n] });
  const approval = { ...asked({ to: TOKEN, value: '0', data: CALL, status: 'unanswered' }), data, effect };
  const ofAnother = relayed({ input: execute(data) });
  expect(await isWaitingNow(approval, [modelChain([ofAnother], 20n).node])).toBe(false);
});

describe('A similar transaction in a pool', () => {
  const payment = relayed({ input: transferFrom(HERS, BANK, 5n) });
  const isWaiting = () => isWaitingNow(inToken, [modelChain([], 20n).node, modelChain([payment], 20n).node]);

  it('counts as the payment when one node of two shows it', async () => {
    expect(await isWaiting()).toBe(true);
  });

  it('counts as the payment when the bank does not name its order', async () => {
    bank.answers('nothing');
    expect(await isWaiting()).toBe(true);
  });

  it('does not count when the bank has it for another order, or another attempt has it', async () => {
    bank.record('order-9', OURS);
    expect(await isWaiting()).toBe(false);
    bank.reset();
    await writeDown(asked({ ...ofOrder('two'), hash: OURS, status: 'pending' }));
    expect(await isWaiting()).toBe(false);
  });
});

it('a hash that the investor has named counts as sent when one node knows it', async () => {
  const named = { ...inToken, claimed: ELSE };
  const knowing = modelChain([{ hash: ELSE, nonce: 9, from: STRANGER }], 20n).node;
  expect(await isWaitingNow(named, [modelChain([], 20n).node, knowing])).toBe(true);
  expect(await isWaitingNow(named, [modelChain([], 20n).node])).toBe(false);
});

it('a node that does not answer shows no transaction', async () => {
  expect(await isWaitingNow({ ...inToken, claimed: ELSE }, [modelChain([], 20n, { isAway: true }).node])).toBe(false);
});
