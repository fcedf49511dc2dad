import type { Address } from '@/api/contract';
import { DEPLOYER, USER_ACCOUNTS } from './chain/accounts';
import { createConsole } from './console/console';
import type { WalletTransfer } from './console/controls';
import { createFaultBoard } from './console/faults';
import { createMemoryChain, type MemoryChain } from './memory-chain';
import { seedState } from './seed/seed-state';
import type { ServiceAsset } from './service/chain-reader';
import { createClock, type Clock } from './service/domain/clock';
import type { State } from './service/domain/state';
import { combineHandlers, createService, type Service } from './service/service';
import type { Storage } from './service/storage';
import { createStore } from './service/store';
import { createWebSdk } from './websdk/websdk';

export type TestService = Service & { clock: Clock; chain: MemoryChain; readonly state: State };

type TestOptions = { wall?: () => number; storage?: Storage };

export async function createTestService({ wall = Date.now, storage }: TestOptions = {}): Promise<TestService> {
  const ahead = createClock(0, wall);
  const advance = (seconds: number) => {
    ahead.advance(seconds);
    store.state.aheadS = ahead.aheadS();
  };
  const clock: Clock = { ...ahead, advance };
  const chain = createMemoryChain(clock.now);
  const store = createStore(await seedState(clock.now(), 'memory'));
  const controls = {
    advance: async (seconds: number) => {
      clock.advance(seconds);
      await service.settlement.settle();
    },
    reset: async () => {
      clock.reset();
      store.replace(await seedState(clock.now(), 'memory'));
    },
    faucet: async (asset: ServiceAsset, to: Address, amount: bigint) =>
      void (await chain.transfer({ asset, from: DEPLOYER, to, amount })),
    settle: () => service.settlement.settle(),
    wallets: () => USER_ACCOUNTS,
    transfer: ({ symbol, ...sending }: WalletTransfer) => chain.transfer({ asset: symbol, ...sending }),
    chainFacts: () => null,
  };
  const extraHandler = combineHandlers(
    createConsole({ store, clock, controls, faults: createFaultBoard() }),
    createWebSdk({ store, clock }),
  );
  const service: Service = createService({ clock, store, chain, storage, extraHandler });
  return {
    ...service,
    clock,
    chain,
    get state() {
      return store.state;
    },
  };
}
