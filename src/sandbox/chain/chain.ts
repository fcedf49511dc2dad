import { encodeFunctionData, erc20Abi } from 'viem';
import { gunzipSync } from 'node:zlib';
import type { Address } from '@/api/contract';
import { openChainGuard } from '../node/chain-guard';
import { LOOPBACK } from '../node/listen';
import { DEPLOYER, PAY_ADDRESS, TREASURY, USER_ACCOUNTS, VAULT } from './accounts';
import { readBalance } from './balance';
import { bootChain, type ChainOptions, type Running } from './boot';
import { CONTRACTS, contractOf, type Asset, type Contracts } from './contracts';
import { asHex, asQuantity, createRpc, quantity, type Hex, type Rpc, asFields, asList } from './rpc';
import { sendMined, sendPending } from './sender';

async function dumpChain(rpc: Rpc): Promise<string> {
  const packed = asHex(await rpc('anvil_dumpState'));
  const dump = asFields(JSON.parse(gunzipSync(Buffer.from(packed.slice(2), 'hex')).toString()));
  const genesis = asFields(await rpc('eth_getBlockByNumber', ['0x0', false]));
  return JSON.stringify({ ...dump, blocks: withOneGenesis(asList(dump.blocks), genesis) });
}

/**
 * Removes all genesis blocks but this chain's own. A loaded chain dumps both its own and the loaded one. The next
 * load could use either, which would change the chain's instance id.
 */
function withOneGenesis(blocks: readonly unknown[], genesis: Record<string, unknown>): unknown[] {
  return blocks.filter((block) => {
    const header = asFields(asFields(block).header);
    const isFirst = Number(header.number) === 0;
    return !isFirst || (header.gasLimit === genesis.gasLimit && header.timestamp === genesis.timestamp);
  });
}

export type { ChainOptions } from './boot';

type Transfer = { symbol: Asset; from: Address; to: Address; amount: bigint };

export type Chain = {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly port: number;
  readonly pid: number;
  /** The hash of block 0. It identifies this sandbox and changes with each fresh start. */
  readonly genesisHash: Hex;
  readonly contracts: Contracts;
  readonly treasury: Address;
  readonly payAddress: Address;
  readonly vault: Address;
  readonly accounts: readonly Address[];
  rpc: Rpc;
  height: () => Promise<bigint>;
  balanceOf: (asset: Asset, address: Address) => Promise<bigint>;
  transfer: (transfer: Transfer) => Promise<Hex>;
  faucet: (symbol: Asset, to: Address, amount: bigint) => Promise<Hex>;
  setBnb: (address: Address, amount: bigint) => Promise<void>;
  setAutomine: (on: boolean) => Promise<void>;
  mine: (blocks?: number) => Promise<void>;
  advance: (seconds: number) => Promise<void>;
  dump: () => Promise<string>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startChain(options: ChainOptions): Promise<Chain> {
  const guarded = await startGuarded(options);
  const rpc: Rpc = (method, params) => createRpc(guarded.running().anvil.url)(method, params);
  return {
    ...FIXED,
    ...actionsOn(rpc),
    rpcUrl: `http://${LOOPBACK}:${guarded.port}`,
    port: guarded.port,
    chainId: options.chainId,
    get pid() {
      return guarded.running().anvil.pid;
    },
    get genesisHash() {
      return guarded.running().genesisHash;
    },
    restart: guarded.restart,
    stop: guarded.stop,
  };
}

/** The chain listens on a hidden address. The public port forwards to it through the guard. */
async function startGuarded(options: ChainOptions) {
  const guard = await openChainGuard(options.port);
  const start = async (started: Promise<Running>) => {
    const running = await started;
    guard.lead(running.anvil.url);
    return running;
  };
  let running = await start(bootChain(options)).catch(async (error: unknown) => {
    await guard.close();
    throw error;
  });
  return {
    port: guard.port,
    running: () => running,
    restart: async () => {
      await running.stop();
      running = await start(bootChain({ ...options, loadState: undefined, aheadS: 0 }));
    },
    stop: async () => {
      await guard.close();
      await running.stop();
    },
  };
}

const FIXED = {
  contracts: CONTRACTS,
  treasury: TREASURY,
  payAddress: PAY_ADDRESS,
  vault: VAULT,
  accounts: USER_ACCOUNTS,
};

function actionsOn(rpc: Rpc) {
  const mine = async (blocks = 1) => void (await rpc('anvil_mine', [quantity(blocks)]));
  // Two concurrent transfers from one sender would get the same nonce.
  let last: Promise<unknown> = Promise.resolve();
  const transfer = (sending: Transfer) => {
    const sent = last.catch(() => undefined).then(() => sendTransfer(rpc, sending));
    last = sent;
    return sent;
  };
  return {
    rpc,
    mine,
    transfer,
    faucet: (symbol: Asset, to: Address, amount: bigint) => transfer({ symbol, from: DEPLOYER, to, amount }),
    height: async () => asQuantity(await rpc('eth_blockNumber')),
    balanceOf: (asset: Asset, address: Address) => readBalance(rpc, asset, address),
    setBnb: async (address: Address, amount: bigint) =>
      void (await rpc('anvil_setBalance', [address, quantity(amount)])),
    setAutomine: async (on: boolean) => void (await rpc('evm_setAutomine', [on])),
    advance: async (seconds: number) => {
      await rpc('evm_increaseTime', [seconds]);
      await mine();
    },
    dump: () => dumpChain(rpc),
  };
}

async function sendTransfer(rpc: Rpc, { symbol, from, to, amount }: Transfer): Promise<Hex> {
  const contract = contractOf(symbol);
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
  const sending = contract ? { from, to: contract, data } : { from, to, value: amount };
  // With manual mining, a wait for a receipt would never end.
  const isMinedAtOnce = await rpc('anvil_getAutomine');
  return isMinedAtOnce ? asHex((await sendMined(rpc, sending)).transactionHash) : sendPending(rpc, sending);
}
