import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeFunctionData, erc20Abi } from 'viem';
import { buyShare, getTransactions, type Hash, type Order } from '@/api/contract';
import { asFields, asHex, asList, createRpc, type Rpc } from '@/sandbox/chain/rpc';
import { CONTRACTS } from '@/sandbox/chain/contracts';
import { TREASURY, userAccount } from '@/sandbox/chain/accounts';
import { listen } from '@/sandbox/node/listen';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { memberWith } from '../support/member';
import { ended, killHard, runProgram, waitForOutput } from '../unit/sandbox/processes';
import { AMELIA, logIn } from '../unit/sandbox/visitor';

const READY = /Ctrl-C stops everything/;
const folder = mkdtempSync(join(tmpdir(), 'sandbox-killed-'));

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

jest.setTimeout(120_000);

let child: ChildProcess | undefined;
afterAll(() => child && killHard(child));

async function lives() {
  const ports = { SANDBOX_PORT: String(await freePort()), CHAIN_PORT: String(await freePort()) };
  const env = { ...ports, SANDBOX_STATE: join(folder, 'state.json') };
  const origin = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const start = async () => {
    const child = runProgram(['scripts/sandbox.ts'], { cwd: folder, env });
    await waitForOutput(child, READY);
    return child;
  };
  const onWire = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${origin}${pathname}${search}`, request));
  };
  return { start, rpc: createRpc(`http://127.0.0.1:${env.CHAIN_PORT}`), service: { fetch: onWire } };
}

const wallet = userAccount(0);

async function pay(rpc: Rpc, order: Order): Promise<Hash> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [order.payAddress, parseUnits(order.payAmount)],
  });
  return asHex(await rpc('eth_sendTransaction', [{ from: wallet, to: CONTRACTS.USDT, data }]));
}

async function deliveries(rpc: Rpc): Promise<string[]> {
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
  const padded = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
  const logs = await rpc('eth_getLogs', [
    { fromBlock: '0x0', address: CONTRACTS.FNX, topics: [transfer, padded(TREASURY), padded(wallet)] },
  ]);
  return asList(logs).map((log) => String(asFields(log).data));
}

it('every order is delivered exactly once, whenever the service is killed during its payment', async () => {
  const { start, rpc, service } = await lives();
  child = await start();
  const seeded = (await deliveries(rpc)).length;
  const orders: Order[] = [];
  for (const killedAfterMs of [0, 40, 120, 250, 400, 2_300]) {
    const amelia = memberWith(service, await logIn({ ...service, settlement: undefined as never }, AMELIA));
    const asked = {
      payCurrency: 'USDT',
      walletAddress: wallet,
      idempotencyKey: randomUUID(),
      riskVersion: RISK_VERSION,
    };
    const order = await amelia.get(buyShare, { ...asked, shares: String(10 + orders.length) });
    orders.push(order);
    const hash = await pay(rpc, order);
    await pause(killedAfterMs);
    await killHard(child);
    child = await start();
    // The chain restarts from its last save, so a payment that was not saved is made again.
    if ((await rpc('eth_getTransactionReceipt', [hash])) === null) await pay(rpc, order);
    const finished = async () =>
      (await amelia.get(getTransactions, { orderId: order._id })).order?.status === 'FINISHED';
    for (let tries = 0; !(await finished()); tries += 1) {
      if (tries > 100) throw new Error(`${order.orderNo} was never delivered`);
      await pause(100);
    }
  }
  const paid = (await deliveries(rpc)).slice(seeded).map(BigInt);
  expect(paid).toEqual(orders.map(({ shares }) => parseUnits(shares)));
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
});
