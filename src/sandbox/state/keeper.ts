import type { Chain } from '../chain/chain';
import type { State } from '../service/domain/state';
import { replaceFile } from './files';
import { savedText, type StatePaths } from './saved';

/** Writes what changed, soon after it changed, and never twice at once. */
export type Keeper = {
  touch: () => void;
  /** Another chain, perhaps of the same height. */
  chainReplaced: () => void;
  flush: () => Promise<void>;
};

type Sources = { paths: StatePaths; chain: Pick<Chain, 'chainId' | 'height' | 'dump'>; state: () => State; say: (words: string) => void };

const SOON_MS = 50;

export const FORGETFUL: Keeper = {
  touch: () => undefined,
  chainReplaced: () => undefined,
  flush: () => Promise.resolve(),
};

export function createKeeper({ paths, chain, state, say }: Sources): Keeper {
  let timer: NodeJS.Timeout | undefined;
  let chains = 0;
  let dumped = '';
  let written = '';
  let last: Promise<void> = Promise.resolve();

  // The service's state is taken first and written last: a chain on disk is never behind the service's memory of it.
  const write = async () => {
    const chainHeight = await chain.height();
    const text = savedText({ state: state(), chainId: chain.chainId, chainHeight });
    const position = `${chains}/${chainHeight}`;
    if (position !== dumped) {
      await replaceFile(paths.chain, await chain.dump());
      dumped = position;
    }
    if (text === written) return;
    await replaceFile(paths.service, text);
    written = text;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write).catch((error: unknown) => {
      say(`The sandbox's state could not be written: ${String(error)}`);
    });
    return last;
  };
  const touch = () => {
    timer ??= setTimeout(() => void flush(), SOON_MS);
  };

  return {
    touch,
    chainReplaced: () => {
      chains += 1;
      touch();
    },
    flush,
  };
}
