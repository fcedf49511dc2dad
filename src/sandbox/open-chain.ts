import { startChain, type Chain, type ChainOptions } from './chain/chain';
import { PortRefused, onFreePort, type PortRequest } from './ports';
import { seedWorld } from './seed/seed-world';
import type { State } from './service/domain/state';
import { discard, readSaved, type Saved, type StatePaths } from './state/saved';

export type OpenChainOptions = {
  chainId: number;
  port: PortRequest;
  paths: StatePaths | null;
  say: (words: string) => void;
  onSpawn?: ChainOptions['onSpawn'];
  onDied?: ChainOptions['onDied'];
};

export type Opened = { chain: Chain; state: State };

/** Opens chain and state as a pair: both from disk, or both new from the seed. */
export async function openChain(opening: OpenChainOptions): Promise<Opened> {
  const { paths, say, chainId } = opening;
  const saved = paths ? readSaved(paths, say) : undefined;
  if (!paths || !saved) return openFresh(opening);
  const chain =
    saved.chainId === chainId ? await resume(opening, paths, saved) : `It belongs to a chain with id ${saved.chainId}`;
  if (typeof chain !== 'string') return { chain, state: saved.state };
  discard(paths, `The saved state cannot be used. ${chain}`, say);
  return openFresh(opening);
}

const start = (
  { chainId, port, say, onSpawn, onDied }: OpenChainOptions,
  rest: Partial<ChainOptions>,
): Promise<Chain> => onFreePort(port, say, (free) => startChain({ chainId, port: free, onSpawn, onDied, ...rest }));

async function openFresh(opening: OpenChainOptions): Promise<Opened> {
  const chain = await start(opening, {});
  return { chain, state: await seedWorld(chain, Date.now()) };
}

async function resume(
  opening: OpenChainOptions,
  paths: StatePaths,
  { state, chainHeight }: Saved,
): Promise<Chain | string> {
  const loading = { loadState: paths.chain, aheadS: state.aheadS };
  const chain = await start(opening, loading).catch((error: unknown) => {
    if (error instanceof PortRefused) throw error;
    return 'The chain could not load its saved state';
  });
  if (typeof chain === 'string') return chain;
  if (chain.genesisHash === state.instance && (await chain.height()) >= chainHeight) return chain;
  await chain.stop();
  return 'The saved chain does not match the saved state of the service';
}
