/** @jest-environment node */
import { getWalletNonce, myWallet } from '@/api/contract';
import { SHARES_THAT_COUNT, WALLET_RULE } from '@/config/wallet-rule';
import { DEPLOYER } from '@/sandbox/chain/accounts';
import type { StoredClaim, StoredStake } from '@/sandbox/service/domain/stored-payments';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ONE } from '@/utils/money';
import { NELL, logInAs, type Member } from './member';

let service: TestService;
let nell: Member;
const [old, fresh] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;

const account = () => service.state.accounts.find(({ email }) => email === NELL.email)!;

beforeEach(async () => {
  service = await createTestService({ wall: () => Date.UTC(2026, 0, 15, 12) });
  account().walletAddress = old;
  nell = await logInAs(service, NELL);
});

const change = async () => (await nell.get(myWallet)).change;

it('the limit is one whole share, so that smaller transfers never block a replacement', async () => {
  const send = (amount: bigint) => service.chain.transfer({ asset: 'FNX', from: DEPLOYER, to: old, amount });
  for (const amount of [1n, ONE / 2n, ONE / 4n]) await send(amount);
  service.chain.mine(10);
  await service.settlement.settle();
  expect(await change()).toBe('LOGIN');
  await nell.get(getWalletNonce, { address: fresh });
  await send(ONE / 4n);
  expect(await change()).toBe('BOTH');
  expect(await nell.call(getWalletNonce, { address: fresh })).toMatchObject({
    status: 403,
    data: { reason: 'BOTH_WALLETS' },
  });
});

it('the rule on each page gives one whole share as the limit', () => {
  expect(SHARES_THAT_COUNT).toBe('1');
  expect(WALLET_RULE.both).toContain('at least one whole share');
  expect(WALLET_RULE.none).toContain('less than one whole share');
});

it('an open order, a stake that waits for its deposit and an unpaid reward block a replacement too', async () => {
  const { _id: accountId } = account();
  const { orders, stakes, claims } = service.state;
  const stake = { accountId, status: 'PENDING', expiresAt: Infinity } as StoredStake;
  const claim = { accountId, status: 'SENT' } as StoredClaim;
  const underWay = [
    () => service.state.orders.push({ ...orders[0]!, accountId, status: 'CONFIRMED' }),
    () => service.state.stakes.push(stake),
    () => service.state.claims.push(claim),
  ];
  for (const begin of underWay) {
    Object.assign(service.state, { orders: [...orders], stakes: [...stakes], claims: [...claims] });
    expect(await change()).toBe('LOGIN');
    begin();
    expect(await change()).toBe('BOTH');
  }
});
