import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buyShare, dashboard, getTransactions } from '@/api/contract';
import { encryptPayload } from '@/api/cipher';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { ONE } from '@/utils/money';
import { memberOf, type Member } from '../support/member';
import { startWorld, type World } from '../support/world';
import { AMELIA, GUS, claimsOf } from '../unit/sandbox/visitor';

const CONNECTIONS = 50;
const REQUESTS = 5_000;
const ORDERS = 12;

let world: World;
beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
});
afterAll(() => world.stop());

type Sending = { method: string; path: string; token?: string; body?: unknown };

function wire() {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port } = new URL(world.serviceUrl);
  const send = ({ method, path, token, body }: Sending): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { ...(token && { token }), 'content-type': 'application/json' };
      const sent = request({ agent, hostname, port, method, path: `/api/v1/${path}`, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      });
      sent.once('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { send, close: () => agent.destroy() };
}

const keyOf = (token: string) => String(claimsOf(token).secretKey);

function readsOf({ token }: Member): Sending[] {
  const sealed = (fields: unknown) => encodeURIComponent(encryptPayload(fields, keyOf(token)));
  return [
    { method: 'GET', path: 'user/getProfile', token },
    { method: 'GET', path: 'user/dashboard', token },
    { method: 'GET', path: 'user/my-wallet', token },
    { method: 'GET', path: 'wallet/transactions?limit=20&sort=-amount', token },
    { method: 'GET', path: `user/getDealHistoryUser?payload=${sealed({ page: 1 })}`, token },
    { method: 'GET', path: 'user/staking', token },
    { method: 'GET', path: 'notification/listNotification', token },
    { method: 'GET', path: 'user/graphForDealUser?range=1Y', token },
    { method: 'GET', path: 'wallet/getFNXprice?range=ALL' },
    { method: 'GET', path: 'wallet/getCurrencyList' },
    { method: 'GET', path: 'blog/getblogMediaList?limit=5' },
    { method: 'PUT', path: 'user/settings', token, body: { theme: 'DARK' } },
  ];
}

async function buyAndPay(member: Member): Promise<bigint> {
  const wallet = world.chain.accounts[0] ?? '0x';
  let bought = 0n;
  for (let number = 0; number < ORDERS; number += 1) {
    const order = await member.get(buyShare, {
      shares: '5',
      payCurrency: 'USDT',
      walletAddress: wallet,
      idempotencyKey: randomUUID(),
      riskVersion: RISK_VERSION,
    });
    await world.chain.transfer({
      symbol: 'USDT',
      from: wallet,
      to: order.payAddress,
      amount: parseUnits(order.payAmount),
    });
    const isDone = async () => (await member.get(getTransactions, { orderId: order._id })).order?.status === 'FINISHED';
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
    bought += parseUnits(order.shares);
  }
  return bought;
}

it(`${REQUESTS} requests from ${CONNECTIONS} connections are answered without an error while shares are bought`, async () => {
  const [amelia, gus] = [await memberOf(world.service, AMELIA), await memberOf(world.service, GUS)];
  const before = await world.chain.balanceOf('FNX', world.chain.accounts[0] ?? '0x');
  const kinds = [...readsOf(amelia), ...readsOf(gus)];
  const { send, close } = wire();
  const statuses = new Map<number, number>();
  let next = 0;
  const one = async () => {
    while (next < REQUESTS) {
      const sending = kinds[next % kinds.length];
      next += 1;
      const status = sending ? await send(sending) : 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const startedAt = performance.now();
  const buying = buyAndPay(amelia);
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const seconds = (performance.now() - startedAt) / 1_000;
  const bought = await buying;
  close();
  expect(Object.fromEntries(statuses)).toEqual({ 200: REQUESTS });
  expect(bought).toBe(BigInt(ORDERS) * 5n * ONE);
  expect(await world.chain.balanceOf('FNX', world.chain.accounts[0] ?? '0x')).toBe(before + bought);
  expect(parseUnits((await amelia.get(dashboard, {})).totalShares!)).toBe(before + bought);
  console.info(`${Math.round(REQUESTS / seconds)} requests a second over ${CONNECTIONS} connections`);
}, 120_000);
