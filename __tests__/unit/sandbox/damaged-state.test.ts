/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { buyShare, claimRewards, getTransactions, openStake, reportPayment, type Order } from '@/api/contract';
import { PAY_ADDRESS, VAULT, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import type { State } from '@/sandbox/service/domain/state';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { readSaved, savedText, statePaths } from '@/sandbox/state/saved';
import type { stateShape } from '@/sandbox/state/shape/state';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../support/member';
import { again, placeOf, set, without, type Damage, type Json } from './damage';
import { AMELIA } from './visitor';

type DeepRequired<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? DeepRequired<Item>[]
    : { [Key in keyof T]-?: DeepRequired<Exclude<T[Key], undefined>> };
type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

it('the schema of the saved state has every field, with the type that the service uses', () => {
  // The compiler rejects this line if one side has a field or value that the other lacks.
  const isComplete: IsSame<DeepRequired<z.infer<typeof stateShape>>, DeepRequired<State>> = true;
  expect(isComplete).toBe(true);
});

const DAY_S = 86_400;
let text: string;

const open = (member: Member): Promise<Order> =>
  member.get(buyShare, {
    shares: '10',
    payCurrency: 'USDT',
    walletAddress: userAccount(0),
    idempotencyKey: randomUUID(),
    riskVersion: RISK_VERSION,
  });

async function settled({ chain, settlement }: TestService) {
  chain.mine(3);
  await settlement.settle();
}

async function usedService(): Promise<TestService> {
  const service = await createTestService();
  const amelia = await memberOf(service, AMELIA);
  const pay = (asset: 'USDT' | 'FNX', to: typeof VAULT, amount: string, from = userAccount(0)) =>
    service.chain.transfer({ asset, from, to, amount: parseUnits(amount) });
  const { _id, payAmount } = await open(amelia);
  await pay('USDT', PAY_ADDRESS, payAmount);
  await settled(service);
  expect((await amelia.get(getTransactions, { orderId: _id })).order?.status).toBe('FINISHED');
  await amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });
  await pay('FNX', VAULT, '100');
  await settled(service);
  service.clock.advance(30 * DAY_S);
  const again = await memberOf(service, AMELIA);
  await again.get(claimRewards, { stakeId: 'ALL', idempotencyKey: randomUUID() });
  service.chain.set('USDT', userAccount(9), parseUnits('1'));
  await pay('USDT', PAY_ADDRESS, '1', userAccount(9));
  await settled(service);
  const { _id: held } = await open(again);
  await again.get(reportPayment, { orderId: held, asking: true });
  return service;
}

beforeAll(async () => {
  const { state, chain } = await usedService();
  text = savedText({ state, chainId: 56, chainHeight: await chain.height() });
  expect(Object.values(state).filter((list) => Array.isArray(list) && list.length > 0).length).toBeGreaterThan(9);
});

const HASH = `0x${'3'.repeat(64)}`;
const SESSION = { id: 'other', secretKey: 'ab'.repeat(32), openedAt: 1, expiresAt: 2 };

const DAMAGES: readonly [string, Damage, RegExp][] = [
  ['an order of a missing account', set('state', 'orders', -1, 'accountId', 'nobody'), /order belongs to no account/],
  [
    'two orders with one id',
    again('orders', { orderNo: 'FNX-1', idempotencyKey: 'another-key' }),
    /two orders have one id/,
  ],
  [
    'two orders with one number',
    again('orders', { _id: 'b', idempotencyKey: 'another-key' }),
    /two orders have one number/,
  ],
  ['two orders with one idempotency key', again('orders', { _id: 'b', orderNo: 'FNX-1' }), /idempotency key/],
  ['a payment that counts twice', again('strayPayments'), /payment counts twice/],
  [
    'a payment under the key of another payment',
    set('state', 'strayPayments', -1, 'key', `${HASH}:0`),
    /key of another transaction/,
  ],
  ['a payment that is missing in the ledger', set('state', 'ledger', -4, 'id', 'x'), /not in the ledger/],
  ['a negative amount', set('state', 'orders', -1, 'payAmount', '-1'), /orders\.\d+\.payAmount/],
  ['an amount in hexadecimal', set('state', 'ledger', -1, 'amount', '0x10'), /ledger\.\d+\.amount/],
  ['an amount that is a number', set('state', 'orders', -1, 'shares', 10), /orders\.\d+\.shares/],
  ['an order with a price of zero', set('state', 'orders', -1, 'payAmount', '0'), /order has no amount/],
  ['an account without a password', without('state', 'accounts', 0, 'password'), /accounts\.0\.password/],
  ['a truncated password hash', set('state', 'accounts', 0, 'password', 'hash', 'ab'), /password\.hash/],
  ['a clock offset that is not a number', set('state', 'aheadS', 'soon'), /state\.aheadS/],
  ['a clock that went back', set('state', 'aheadS', -1), /state\.aheadS/],
  ['an end time of the wrong type', set('state', 'orders', -1, 'expiresAt', '2026-01-01'), /orders\.\d+\.expiresAt/],
  ['two accounts with one e-mail', set('state', 'accounts', 1, 'email', AMELIA.email.toUpperCase()), /one e-mail/],
  [
    'two accounts with one wallet',
    set('state', 'accounts', 3, 'walletAddress', userAccount(0).toLowerCase()),
    /one wallet/,
  ],
  ['two accounts with one id', set('state', 'accounts', 1, '_id', 'investor-01'), /two accounts have one id/],
  ['an order with an unknown status', set('state', 'orders', -1, 'status', 'PAID'), /orders\.\d+\.status/],
  ['an identity with an unknown status', set('state', 'accounts', 0, 'kycStatus', 'MAYBE'), /accounts\.0\.kycStatus/],
  ['two-factor that is on without a secret', set('state', 'accounts', 0, 'twoFactorEnabled', true), /two-factor is on/],
  [
    'a reservation without a session',
    set('state', 'orders', -1, 'heldFor', { sessionId: '', until: 1 }),
    /heldFor\.sessionId/,
  ],
  [
    'a wallet request without a session',
    set('state', 'orders', -1, 'walletRequest', { sessionId: '', at: 1 }),
    /walletRequest\.sessionId/,
  ],
  ['a future wallet request', set('state', 'orders', -1, 'walletRequest', 'at', 9e15), /after the time to pay/],
  ['a declaration without a wallet request', set('state', 'orders', -1, 'declaredUnsent', [{}]), /declaredUnsent/],
  ['a reservation without an end', set('state', 'orders', -1, 'heldFor', 'until', 9e15), /reserved beyond its end/],
  ['a session without an account', again('sessions', { id: 'b', accountId: 'nobody' }), /session belongs to no/],
  ['two sessions with one id', again('sessions'), /two sessions have one id/],
  ['a session that ends before it begins', set('state', 'sessions', -1, 'expiresAt', 1), /ends before it begins/],
  [
    'a ledger entry without an account',
    set('state', 'ledger', -1, 'accountId', 'nobody'),
    /entry of the ledger belongs to no account/,
  ],
  ['an entry of a missing order', set('state', 'ledger', 0, 'orderId', 'none'), /ledger belongs to no order/],
  ['two ledger entries with one id', again('ledger'), /two entries of the ledger/],
  ['a payout to a missing account', set('state', 'outgoing', -1, 'accountId', 'nobody'), /payout belongs to no a/],
  ['a payout that is made twice', again('outgoing'), /two payouts have one id/],
  ['two payouts with one nonce', again('outgoing', { id: 'b' }), /two payouts have one nonce/],
  [
    'a payout that is done without a transaction',
    without('state', 'outgoing', -1, 'attempt'),
    /done without a transaction/,
  ],
  ['a payout for a missing order', set('state', 'outgoing', 0, 'orderId', 'none'), /payout belongs to no order/],
  ['a payout for a missing claim', set('state', 'outgoing', -1, 'claimId', 'none'), /payout belongs to no claim/],
  ['a payout of zero', set('state', 'outgoing', -1, 'amount', '0'), /payout has no amount/],
  ['a payout from an unknown purse', set('state', 'outgoing', -1, 'purse', 'pocket'), /outgoing\.\d+\.purse/],
  ['a delivered order that is not paid', set('state', 'orders', 0, 'settledBefore', '1'), /without being paid/],
  ['a stake of a missing plan', set('state', 'stakes', 0, 'planId', 'plan-7'), /stake belongs to no plan/],
  ['a stake that earns without a deposit', without('state', 'stakes', 0, 'deposit'), /earns without a deposit/],
  ['a stake of a missing account', set('state', 'stakes', 0, 'accountId', 'nobody'), /stake belongs to no account/],
  [
    'a closed plan that does not exist',
    set('state', 'closedPlans', [{ planId: 'plan-7', closedAt: 1 }]),
    /closed plan does not exist/,
  ],
  ['a stake with an unknown reason', set('state', 'stakes', 0, 'reason', 'BECAUSE'), /stakes\.0\.reason/],
  ['a claim of a missing stake', set('state', 'claims', 0, 'stakeId', 'none'), /claim belongs to no stake/],
  ['an invalid address', set('state', 'orders', -1, 'wallet', '0x12'), /orders\.\d+\.wallet/],
  ['a message without a time', without('state', 'messages', 0, 'at'), /messages\.0\.at/],
  ['a block that is scanned and does not exist', set('state', 'scannedBlock', '999999'), /scanned block/],
  [
    'two wallets in the register with one address',
    set('state', 'registered', 1, 'address', userAccount(0).toLowerCase()),
    /two wallets of the register/,
  ],
  [
    'a wallet in the register without an account',
    set('state', 'registered', 0, 'accountId', 'nobody'),
    /wallet of the register belongs to no account/,
  ],
  ['a booked block that does not exist', set('state', 'registeredBlock', '999999'), /books contain a block/],
  ['an object instead of a list', set('state', 'orders', {}), /state\.orders/],
  ['a secret that is too short', set('state', 'secret', 'abc'), /state\.secret/],
  ['a height that is not a number', set('chainHeight', 'high'), /chainHeight/],
];

function read(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-damaged-'));
  const paths = statePaths(join(folder, 'state.json'));
  const words: string[] = [];
  writeFileSync(paths.service, content);
  writeFileSync(paths.chain, '{}');
  return { saved: readSaved(paths, (message) => void words.push(message)), words, names: readdirSync(folder) };
}

it('the state of a service in use is accepted as it was written', () => {
  const { saved, words } = read(text);
  expect(words).toEqual([]);
  expect(saved && JSON.parse(savedText(saved))).toEqual(JSON.parse(text));
});

it.each(DAMAGES)('a file with %s is set aside, and reported', (_name, damage, reason) => {
  const saved: Json = JSON.parse(text);
  damage(saved);
  const found = read(JSON.stringify(saved));
  expect(found.saved).toBeUndefined();
  expect(found.words).toEqual([
    expect.stringMatching(/service's state is damaged \(.*\)\. The sandbox starts from its seed/),
  ]);
  expect(found.words[0]).toMatch(reason);
  expect(found.names.toSorted()).toEqual(['state.chain.json.damaged-1', 'state.json.damaged-1']);
});

it('a file whose order is reserved by a session of another account is set aside', () => {
  const saved: Json = JSON.parse(text);
  const sessions = placeOf(saved, ['state', 'sessions']);
  if (!Array.isArray(sessions)) throw new Error('There are no sessions');
  sessions.push({ ...SESSION, accountId: String(placeOf(saved, ['state', 'accounts', 1, '_id'])) });
  set('state', 'orders', -1, 'heldFor', 'sessionId', 'other')(saved);
  expect(read(JSON.stringify(saved)).words[0]).toMatch(/reserved by a session of another account/);
});

it.each<[string, string, Json]>([
  ['wallet request', 'walletRequest', { sessionId: 'other', at: 1 }],
  ['reported hash', 'reporter', { sessionId: 'other', hash: `0x${'1'.repeat(64)}` }],
])('a file whose %s belongs to a session of another account is set aside', (what, field, value) => {
  const saved: Json = JSON.parse(text);
  const accountId = String(placeOf(saved, ['state', 'accounts', 1, '_id']));
  (placeOf(saved, ['state', 'sessions']) as Json[]).push({ ...SESSION, accountId });
  set('state', 'orders', -1, field, value)(saved);
  expect(read(JSON.stringify(saved)).words[0]).toContain(`${what} belongs to a session of another account`);
});

it('wallet requests and declarations are read back, and an older file without them is accepted', () => {
  const saved: Json = JSON.parse(text);
  const request = placeOf(saved, ['state', 'orders', -1, 'walletRequest']);
  expect(request).toMatchObject({ sessionId: expect.any(String), at: expect.any(Number) });
  const declared = [{ sessionId: 'phone', at: 1, about: request }];
  set('state', 'orders', -1, 'declaredUnsent', JSON.parse(JSON.stringify(declared)))(saved);
  const kept = { walletRequest: request, declaredUnsent: declared };
  expect(read(JSON.stringify(saved)).saved?.state.orders.at(-1)).toMatchObject(kept);
  without('state', 'orders', -1, 'walletRequest')(saved);
  without('state', 'orders', -1, 'declaredUnsent')(saved);
  expect(read(JSON.stringify(saved)).saved).toBeDefined();
});

it('a reservation whose session has ended is accepted', () => {
  const saved: Json = JSON.parse(text);
  set('state', 'orders', -1, 'heldFor', 'sessionId', 'logged-out')(saved);
  expect(read(JSON.stringify(saved)).saved).toBeDefined();
});
