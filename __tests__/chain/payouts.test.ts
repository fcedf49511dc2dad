import { randomUUID } from 'node:crypto';
import { decodeEventLog, erc20Abi } from 'viem';
import type { Hash } from '@/api/contract';
import { asFields, asHex, asList } from '@/sandbox/chain/rpc';
import { serviceChainOf } from '@/sandbox/chain/service-chain';
import { seedState } from '@/sandbox/seed/seed-state';
import { createClock } from '@/sandbox/service/domain/clock';
import { enqueue } from '@/sandbox/service/domain/outgoing';
import type { State } from '@/sandbox/service/domain/state';
import type { Sending, ServiceChain } from '@/sandbox/service/service-chain';
import { createSettlement } from '@/sandbox/service/settlement/settlement';
import { ONE } from '@/utils/money';
import { startWorld, type World } from '../support/world';

let world: World;
let chain: ServiceChain;
beforeAll(async () => {
  world = await startWorld();
  chain = serviceChainOf(world.chain);
});
afterAll(() => world.stop());

const receiver = () => world.chain.accounts[7] ?? '0x';

class Memory {
  onDisk: string;
  constructor(public state: State) {
    this.onDisk = JSON.stringify(state);
  }
  persist = () => {
    this.onDisk = JSON.stringify(this.state);
    return Promise.resolve();
  };
  /** Simulates a kill: only the saved state remains. */
  restarted = () => new Memory(JSON.parse(this.onDisk) as State);
}

async function owing(amount: bigint): Promise<{ memory: Memory; id: string }> {
  const state = await seedState(Date.now(), world.chain.genesisHash, new Map(), await world.chain.height());
  const id = randomUUID();
  enqueue(state, {
    id,
    purpose: 'RETURN',
    accountId: 'investor-01',
    purse: 'treasury',
    asset: 'FNX',
    to: receiver(),
    amount: String(amount / ONE),
    queuedAt: 0,
  });
  return { memory: new Memory(state), id };
}

const MAX_PASSES = 200;
const clock = createClock();
const settlementOf = (memory: Memory, over: Partial<ServiceChain> = {}, now = clock.now) =>
  createSettlement(
    () => ({ state: memory.state, chain: { ...chain, ...over }, now, persist: memory.persist }),
    () => undefined,
  );

async function paidSince(block: bigint): Promise<bigint[]> {
  const { FNX } = world.chain.contracts;
  const logs = asList(
    await world.chain.rpc('eth_getLogs', [{ fromBlock: `0x${(block + 1n).toString(16)}`, address: FNX }]),
  ).map(asFields);
  return logs.flatMap((log) => {
    const topics = asList(log.topics).map(asHex) as [Hash, ...Hash[]];
    const { eventName, args } = decodeEventLog({ abi: erc20Abi, topics, data: asHex(log.data) });
    return eventName === 'Transfer' && args.to === receiver() ? [args.value] : [];
  });
}

const NOBODYS: Hash = `0x${'cd'.repeat(32)}`;
const killed = new Error('killed');
const isDone = ({ state }: Memory, id: string) => state.outgoing.find((job) => job.id === id)?.isDone;

async function isPaid(memory: Memory, id: string, settlement = settlementOf(memory)): Promise<void> {
  for (let passes = 0; passes < MAX_PASSES && !isDone(memory, id); passes += 1) {
    await world.chain.mine();
    await settlement.settle();
  }
  expect(isDone(memory, id)).toBe(true);
}

it.each<[string, Partial<ServiceChain>]>([
  ['before the nonce is on disk', { nextNonce: () => Promise.reject(killed) }],
  ['between the nonce and the broadcast', { send: () => Promise.reject(killed) }],
  [
    'between the broadcast and the saving of its hash',
    {
      send: async (sending: Sending) => {
        await chain.send(sending);
        throw killed;
      },
    },
  ],
  ['while it asks whether it was mined', { outcomeOf: () => Promise.reject(killed) }],
])('a payout is made exactly once when the service is killed %s', async (_when, over) => {
  const height = await world.chain.height();
  const { memory, id } = await owing(3n * ONE);
  await expect(settlementOf(memory, over).settle()).rejects.toBe(killed);
  const after = memory.restarted();
  await isPaid(after, id);
  expect(await paidSince(height)).toEqual([3n * ONE]);
});

it('a payout is made exactly once, however often the service is killed', async () => {
  const height = await world.chain.height();
  const begun = await owing(4n * ONE);
  let { memory } = begun;
  const dies = { send: async (sending: Sending) => Promise.reject(new Error(await chain.send(sending))) };
  for (let life = 0; life < 5; life += 1) {
    await settlementOf(memory, dies)
      .settle()
      .catch(() => undefined);
    memory = memory.restarted();
  }
  await isPaid(memory, begun.id);
  expect(await paidSince(height)).toEqual([4n * ONE]);
});

it('a payout whose transaction is still pending is found, and no second one is sent', async () => {
  await world.chain.setAutomine(false);
  const height = await world.chain.height();
  const { memory, id } = await owing(5n * ONE);
  const dies = { send: async (sending: Sending) => Promise.reject(new Error(await chain.send(sending))) };
  await settlementOf(memory, dies)
    .settle()
    .catch(() => undefined);
  const after = memory.restarted();
  await settlementOf(after).settle();
  expect(isDone(after, id)).toBeUndefined();
  await isPaid(after, id);
  await world.chain.setAutomine(true);
  expect(await paidSince(height)).toEqual([5n * ONE]);
});

it('a payout that was dropped before it was mined is sent again with the same nonce', async () => {
  await world.chain.setAutomine(false);
  const height = await world.chain.height();
  const { memory, id } = await owing(6n * ONE);
  await settlementOf(memory).settle();
  await world.chain.rpc('anvil_dropTransaction', [memory.state.outgoing[0]?.attempt?.hash]);
  await settlementOf(memory).settle();
  await settlementOf(memory).settle();
  await isPaid(memory, id);
  await world.chain.setAutomine(true);
  expect(await paidSince(height)).toEqual([6n * ONE]);
});

it('a payout takes another nonce when another transaction has used the payout’s nonce', async () => {
  const height = await world.chain.height();
  const { memory, id } = await owing(7n * ONE);
  await settlementOf(memory, { send: () => Promise.reject(killed) })
    .settle()
    .catch(() => undefined);
  const after = memory.restarted();
  await world.chain.transfer({
    symbol: 'FNX',
    from: world.chain.treasury,
    to: world.chain.accounts[8] ?? '0x',
    amount: 1n,
  });
  await isPaid(after, id);
  expect(await paidSince(height)).toEqual([7n * ONE]);
});

it('a failed payout waits, and is paid once it can succeed', async () => {
  const height = await world.chain.height();
  const { memory, id } = await owing(8n * ONE);
  const failed = {
    outcomeOf: () => Promise.resolve({ kind: 'mined', worked: false, block: 1n, blockHash: NOBODYS } as const),
    send: () => Promise.resolve(NOBODYS),
  };
  await settlementOf(memory, failed).settle();
  await settlementOf(memory).settle();
  expect(isDone(memory, id)).toBeUndefined();
  await isPaid(
    memory,
    id,
    settlementOf(memory, {}, () => clock.now() + 6_000),
  );
  expect(await paidSince(height)).toEqual([8n * ONE]);
});

it('a payout finishes before the next pass begins, even if another payout fails', async () => {
  const height = await world.chain.height();
  const { memory, id } = await owing(9n * ONE);
  const [job] = memory.state.outgoing;
  if (!job) throw new Error('Nothing is owed');
  enqueue(memory.state, { ...job, id: 'of-the-vault', purse: 'vault' });
  const steps: string[] = [];
  let failed = () => {};
  const vaultFailed = new Promise<void>((resolve) => (failed = resolve));
  const settlement = settlementOf(memory, {
    send: async (sending) => {
      if (sending.purse === 'vault') {
        failed();
        throw killed;
      }
      await vaultFailed;
      steps.push('the treasury sends');
      // By now the vault's payout has failed. If that failure stops other payouts, the test sees it.
      await chain.height();
      const hash = await chain.send(sending);
      steps.push('the treasury has sent');
      return hash;
    },
  });
  await expect(settlement.settle()).rejects.toBe(killed);
  steps.push('the pass has ended');
  expect(steps).toEqual(['the treasury sends', 'the treasury has sent', 'the pass has ended']);
  memory.state.outgoing = [job];
  await isPaid(memory, id);
  expect(await paidSince(height)).toEqual([9n * ONE]);
});
