import { randomInt } from 'node:crypto';
import { LOOPBACK } from '../node/listen';
import { isSameAccounts } from './accounts';
import { startAnvil, type Anvil, type AnvilOptions } from './anvil';
import { deployContracts } from './deploy';
import { asFields, asHex, asList, asQuantity, createRpc, type Hex, type Rpc } from './rpc';

export type ChainOptions = AnvilOptions & {
  aheadS?: number;
  onDied?: () => void;
};

/**
 * On Linux, the chain listens on a random loopback address. A web page would have to guess one of 16 million
 * addresses and the port.
 */
const hiddenHost = (): string =>
  process.platform === 'linux' ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` : LOOPBACK;

export type Running = { anvil: Anvil; genesisHash: Hex; stop: () => Promise<void> };

export async function bootChain(options: ChainOptions): Promise<Running> {
  const anvil = await startAnvil({ ...options, host: hiddenHost(), port: 0 });
  let isWanted = true;
  const stop = async () => {
    isWanted = false;
    await anvil.stop();
  };
  void anvil.exited.then(() => {
    if (isWanted) options.onDied?.();
  });
  try {
    return { anvil, genesisHash: await prepare(createRpc(anvil.url), options), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(rpc: Rpc, { aheadS = 0 }: ChainOptions): Promise<Hex> {
  await keepAhead(rpc, aheadS);
  const accounts = asList(await rpc('eth_accounts')).map(String);
  if (!isSameAccounts(accounts))
    throw new Error('The accounts that the chain unlocked are not the accounts of the sandbox');
  await deployContracts(rpc);
  return asHex(asFields(await rpc('eth_getBlockByNumber', ['0x0', false])).hash);
}

/** Must run before any block. A loaded chain uses the wall clock, so its next block would be older than its parent. */
async function keepAhead(rpc: Rpc, aheadS: number): Promise<void> {
  const head = asFields(await rpc('eth_getBlockByNumber', ['latest', false]));
  const behindS = Number(asQuantity(head.timestamp)) - Math.floor(Date.now() / 1_000);
  const seconds = Math.max(aheadS, behindS);
  if (seconds > 0) await rpc('evm_increaseTime', [seconds]);
}
