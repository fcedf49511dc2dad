import { watchBlocks } from './chain/block-watcher';
import type { Chain } from './chain/chain';
import { mineConfirmations, type ConfirmationMiner } from './chain/confirmations';
import { serviceChainOf } from './chain/service-chain';
import { createConsole } from './console/console';
import { createExplorer } from './explorer/explorer';
import type { ChainFacts, Controls } from './console/controls';
import { createFaultBoard } from './console/faults';
import { LOOPBACK, listen } from './node/listen';
import { createServiceServer } from './node/server';
import { openChain, type OpenChainOptions } from './open-chain';
import { onFreePort, type PortRequest } from './ports';
import { seedWorld } from './seed/seed-world';
import { serverEnvFor } from './server-env';
import { createClock, type Clock } from './service/domain/clock';
import { CONFIRMATIONS } from './service/domain/confirmations';
import { combineHandlers, createService, type Service } from './service/service';
import { createStore, type Store } from './service/store';
import type { Settlement } from './service/settlement/settlement';
import { statePaths } from './state/saved';
import { MEMORY_ONLY, createStateWriter, type StateWriter } from './state/writer';
import { createWebSdk } from './websdk/websdk';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine'>;

const MIN_MS = 20_000;

/**
 * Mines a block when the chain has been idle, because a swap is refused if the newest block is more than a minute
 * old. Does nothing while a test mines manually.
 */
function keepBlocksComing(chain: Mined, wantedMs = MIN_MS): { stop: () => void } {
  let last = -1n;
  const mineIfIdle = async () => {
    const head = await chain.height();
    if (head === last && (await chain.rpc('anvil_getAutomine'))) await chain.mine();
    last = await chain.height();
  };
  const timer = setInterval(() => void mineIfIdle().catch(() => undefined), Math.max(MIN_MS, wantedMs));
  return { stop: () => clearInterval(timer) };
}

type Say = (words: string) => void;

export type SandboxOptions = {
  chainId: number;
  chainPort: PortRequest;
  servicePort: PortRequest;
  appOrigin?: string;
  state: string;
  say?: Say;
  confirmEveryMs?: number;
  onSpawn?: OpenChainOptions['onSpawn'];
  onChainDied?: () => void;
};

export type Sandbox = {
  chain: Chain;
  service: Service;
  confirmations: Pick<ConfirmationMiner, 'pause'>;
  serviceUrl: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { chainId, servicePort, say = () => undefined } = options;
  const core = await openCore(options, say);
  const { chain, clock, service, faults, confirmations } = core;
  const server = createServiceServer({ service, faults, now: clock.now });
  const port = await onFreePort(servicePort, say, (free) => listen(server, free)).catch(async (error: unknown) => {
    await core.stop();
    throw error;
  });
  const serviceUrl = `http://${LOOPBACK}:${port}`;
  const end = async () => {
    server.close();
    server.closeAllConnections();
    await core.stop();
  };
  let ended: Promise<void> | undefined;
  /** Returns the same promise at a second call, because the resources can be released only once. */
  const stop = () => (ended ??= end());
  return {
    chain,
    service,
    confirmations,
    serviceUrl,
    env: serverEnvFor({ serviceUrl, rpcUrl: chain.rpcUrl, chainId }),
    stop,
  };
}

async function openCore(options: SandboxOptions, say: Say) {
  const { chainId, chainPort, state: place, confirmEveryMs, onSpawn, onChainDied, appOrigin } = options;
  const paths = place === 'memory' ? null : statePaths(place);
  const { chain, state } = await openChain({ chainId, port: chainPort, paths, say, onSpawn, onDied: onChainDied });
  const clock = createClock(state.aheadS);
  const store: Store = createStore(state, () => writer.touch());
  const writer: StateWriter = paths ? createStateWriter({ paths, chain, state: () => store.state, say }) : MEMORY_ONLY;
  // A write failure has already been reported. The sandbox stays readable and refuses changes until it can write.
  const saveIfPossible = () => writer.save().catch(() => undefined);
  await saveIfPossible();
  const watcher = watchBlocks(chain);
  const miner = mineConfirmations(chain, watcher, confirmEveryMs);
  const heartbeat = keepBlocksComing(chain, confirmEveryMs);
  const faults = createFaultBoard();
  const controls = controlsOf({ chain, clock, store, writer, miner, settlement: () => service.settlement });
  const extraHandler = combineHandlers(
    createConsole({ store, clock, controls, faults }),
    createWebSdk({ store, clock }),
    createExplorer(chain),
  );
  const service: Service = createService({
    clock,
    store,
    chain: serviceChainOf(chain),
    storage: writer,
    appOrigin,
    extraHandler,
  });
  watcher.onBlocks(() => service.settlement.settle());
  watcher.onBlocks(writer.touch);
  const stop = async () => {
    miner.stop();
    heartbeat.stop();
    watcher.stop();
    await service.settlement.pause();
    await saveIfPossible();
    await chain.stop();
  };
  return { chain, clock, service, faults, confirmations: miner, stop };
}

type World = {
  chain: Chain;
  clock: Clock;
  store: Store;
  writer: StateWriter;
  miner: ConfirmationMiner;
  settlement: () => Settlement;
};

function controlsOf({ chain, clock, store, writer, miner, settlement }: World): Controls {
  return {
    advance: async (seconds) => {
      await chain.advance(seconds);
      // An expiry is final only when the block with the new time has enough confirmations.
      await chain.mine(Number(CONFIRMATIONS) - 1);
      clock.advance(seconds);
      store.state.aheadS = clock.aheadS();
      await settlement().settle();
    },
    reset: async () => {
      const release = await settlement().pause();
      miner.forget();
      try {
        await chain.restart();
        clock.reset();
        store.replace(await seedWorld(chain, clock.now()));
        writer.chainReplaced();
        miner.forget();
      } finally {
        release();
      }
    },
    settle: () => settlement().settle(),
    faucet: async (asset, address, amount) => void (await chain.faucet(asset, address, amount)),
    wallets: () => chain.accounts,
    transfer: (transfer) => chain.transfer(transfer),
    chainFacts: () => factsOf(chain),
  };
}

const factsOf = ({ rpcUrl, chainId, contracts, treasury, payAddress, vault, accounts }: Chain): ChainFacts => ({
  rpcUrl,
  chainId,
  contracts,
  treasury,
  payAddress,
  vault,
  accounts,
});
