import { encodeFunctionData, erc20Abi } from 'viem';
import type { Address } from '@/api/contract';
import { DEPLOYER, PAY_ADDRESS, TREASURY, USER_ACCOUNTS, VAULT, isSameAccounts } from './accounts';
import { startAnvil, type Anvil, type AnvilOptions } from './anvil';
import { CONTRACTS, contractOf, type Asset, type Contracts } from './contracts';
import { deployContracts } from './deploy';
import { dumpChain } from './dump';
import { asFields, asHex, asList, asQuantity, createRpc, quantity, type Hex, type Rpc } from './rpc';
import { sendMined, sendPending } from './sender';

export type Transfer = { symbol: Asset; from: Address; to: Address; amount: bigint };

export type Chain = {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly port: number;
  readonly pid: number;
  /** Block 0's hash: the id of this very sandbox, another one after each fresh start. */
  readonly genesisHash: Hex;
  readonly contracts: Contracts;
  readonly treasury: Address;
  readonly payAddress: Address;
  readonly vault: Address;
  /** Unlocked accounts that people may use. */
  readonly accounts: readonly Address[];
  rpc: Rpc;
  height: () => Promise<bigint>;
  balanceOf: (asset: Asset, address: Address) => Promise<bigint>;
  /** In base units. With automatic mining it is mined when this resolves. */
  transfer: (transfer: Transfer) => Promise<Hex>;
  faucet: (symbol: Asset, to: Address, amount: bigint) => Promise<Hex>;
  setBnb: (address: Address, amount: bigint) => Promise<void>;
  setAutomine: (on: boolean) => Promise<void>;
  mine: (blocks?: number) => Promise<void>;
  advance: (seconds: number) => Promise<void>;
  /** For `loadState`. */
  dump: () => Promise<string>;
  /** A fresh chain on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ChainOptions = AnvilOptions & {
  /** Seconds that the loaded chain ran ahead of the wall clock: the chain itself forgets them. */
  aheadS?: number;
  onDied?: () => void;
};

export async function startChain(options: ChainOptions): Promise<Chain> {
  let running = await boot(options);
  const { port } = running.anvil;
  const rpcUrl = `http://127.0.0.1:${port}`;
  return {
    ...FIXED,
    ...actionsOn(createRpc(rpcUrl)),
    rpcUrl,
    port,
    chainId: options.chainId,
    get pid() {
      return running.anvil.pid;
    },
    get genesisHash() {
      return running.genesisHash;
    },
    restart: async () => {
      await running.stop();
      running = await boot({ ...options, port, loadState: undefined, aheadS: 0 });
    },
    stop: () => running.stop(),
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
  const mine = async (blocks = 1) => {
    for (let mined = 0; mined < blocks; mined += 1) await rpc('evm_mine');
  };
  // Two at once from the same sender would be given the same nonce.
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
  // Where a test mines by itself, waiting for a receipt would be for ever.
  const isMinedAtOnce = await rpc('anvil_getAutomine');
  return isMinedAtOnce ? asHex((await sendMined(rpc, sending)).transactionHash) : sendPending(rpc, sending);
}

type Running = { anvil: Anvil; genesisHash: Hex; stop: () => Promise<void> };

async function boot(options: ChainOptions): Promise<Running> {
  const anvil = await startAnvil(options);
  let isWanted = true;
  const stop = async () => {
    isWanted = false;
    await anvil.stop();
  };
  void anvil.exited.then(() => {
    if (isWanted) options.onDied?.();
  });
  try {
    return { anvil, genesisHash: await prepare(createRpc(`http://127.0.0.1:${anvil.port}`), options), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(rpc: Rpc, { aheadS = 0 }: ChainOptions): Promise<Hex> {
  await keepAhead(rpc, aheadS);
  const accounts = asList(await rpc('eth_accounts')).map(String);
  if (!isSameAccounts(accounts)) throw new Error('The chain unlocked other accounts than the sandbox knows');
  await deployContracts(rpc);
  return asHex(asFields(await rpc('eth_getBlockByNumber', ['0x0', false])).hash);
}

/** Before any block: a loaded chain runs by the wall clock again, and its next block would be older than its parent. */
async function keepAhead(rpc: Rpc, aheadS: number): Promise<void> {
  const head = asFields(await rpc('eth_getBlockByNumber', ['latest', false]));
  const behindS = Number(asQuantity(head.timestamp)) - Math.floor(Date.now() / 1_000);
  const seconds = Math.max(aheadS, behindS);
  if (seconds > 0) await rpc('evm_increaseTime', [seconds]);
}

async function readBalance(rpc: Rpc, asset: Asset, address: Address): Promise<bigint> {
  const contract = contractOf(asset);
  if (!contract) return asQuantity(await rpc('eth_getBalance', [address, 'latest']));
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] });
  return asQuantity(await rpc('eth_call', [{ to: contract, data }, 'latest']));
}
