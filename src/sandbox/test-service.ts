import type { Address } from '@/api/contract';
import { createConsole } from './console/console';
import { createFaultBoard } from './console/faults';
import { seedState } from './seed/seed-state';
import { SEED_FUNDS } from './seed/funds';
import type { ChainReader, ServiceAsset, Signature } from './service/chain-reader';
import { createClock, type Clock } from './service/domain/clock';
import { ONE } from './service/domain/decimal';
import type { State } from './service/domain/state';
import { anyDoor, createService, type Service } from './service/service';
import { createStore } from './service/store';
import { createWebSdk } from './websdk/websdk';

const USER_BNB = 25n * ONE;
const TOKENS: Record<ServiceAsset, Address | null> = {
  FNX: '0x00000000000000000000000000000000000f0001',
  USDT: '0x00000000000000000000000000000000000f0002',
  BNB: null,
};

export type MemoryBalances = ChainReader & {
  set: (asset: ServiceAsset, address: Address, amount: bigint) => void;
  /** From now on a contract stands there that takes this signature for its own. */
  setContractSignature: (address: Address, signature: Signature) => void;
};

/** Balances without a chain, the seeded ones to begin with. */
export function createMemoryBalances(): MemoryBalances {
  const held = new Map<string, bigint>();
  const signed = new Map<string, Signature>();
  const keyOf = (asset: ServiceAsset, address: Address) => `${asset}:${address.toLowerCase()}`;
  const set = (asset: ServiceAsset, address: Address, amount: bigint) => void held.set(keyOf(asset, address), amount);
  for (const { address, FNX, USDT, hasNoBnb } of SEED_FUNDS) {
    set('FNX', address, FNX);
    set('USDT', address, USDT);
    set('BNB', address, hasNoBnb ? 0n : USER_BNB);
  }
  return {
    set,
    setContractSignature: (address, signature) => void signed.set(address.toLowerCase(), signature),
    isSignedByContract: (address, _hash, signature) => Promise.resolve(signed.get(address.toLowerCase()) === signature),
    contractOf: (asset) => TOKENS[asset],
    balanceOf: (asset, address) => Promise.resolve(held.get(keyOf(asset, address)) ?? 0n),
  };
}

export type TestService = Service & { clock: Clock; balances: MemoryBalances; readonly state: State };

/** The whole service, console included, without a chain or a port: for tests that wrap its `fetch`. */
export async function createTestService({ wall = Date.now }: { wall?: () => number } = {}): Promise<TestService> {
  const ahead = createClock(0, wall);
  const balances = createMemoryBalances();
  const store = createStore(await seedState(ahead.now(), 'memory'));
  const advance = (seconds: number) => {
    ahead.advance(seconds);
    store.state.aheadS = ahead.aheadS();
  };
  const clock: Clock = { ...ahead, advance };
  const controls = {
    advance: (seconds: number) => Promise.resolve(advance(seconds)),
    reset: async () => {
      clock.reset();
      store.replace(await seedState(clock.now(), 'memory'));
    },
    faucet: async (asset: ServiceAsset, address: Address, amount: bigint) =>
      balances.set(asset, address, (await balances.balanceOf(asset, address)) + amount),
    chainFacts: () => null,
  };
  const sideDoor = anyDoor(createConsole({ store, clock, controls, faults: createFaultBoard() }), createWebSdk({ store, clock }));
  const service = createService({ clock, store, chain: balances, sideDoor });
  return {
    ...service,
    clock,
    balances,
    get state() {
      return store.state;
    },
  };
}
