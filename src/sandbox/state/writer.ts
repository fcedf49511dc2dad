import type { Chain } from '../chain/chain';
import type { State } from '../service/domain/state';
import type { Storage } from '../service/storage';
import { replaceFile } from './files';
import { savedText, type StatePaths } from './saved';

export type StateWriter = Storage & {
  touch: () => void;
  chainReplaced: () => void;
};

type Sources = {
  paths: StatePaths;
  chain: Pick<Chain, 'chainId' | 'height' | 'dump'>;
  state: () => State;
  say: (words: string) => void;
};

const SOON_MS = 50;
const AGAIN_MS = 1_000;

export const MEMORY_ONLY: StateWriter = {
  touch: () => undefined,
  chainReplaced: () => undefined,
  save: () => Promise.resolve(),
  hasFailed: () => false,
};

export function createStateWriter(sources: Sources): StateWriter {
  const files = createFiles(sources);
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const run = async () => {
    queued = undefined;
    clearTimeout(timer);
    timer = undefined;
    try {
      await files.write();
    } catch (error) {
      if (!hasFailed)
        sources.say(
          `The sandbox's state could not be written, so nothing can be changed until it can be: ${String(error)}`,
        );
      hasFailed = true;
      writeWithin(AGAIN_MS);
      throw error;
    }
    if (hasFailed) sources.say("The sandbox's state can be written again.");
    hasFailed = false;
  };
  // Callers before the next write share that write, which includes all their changes.
  const save = () => {
    if (queued) return queued;
    queued = last.catch(() => undefined).then(run);
    last = queued;
    return queued;
  };
  const writeWithin = (ms: number) => {
    timer ??= setTimeout(() => void save().catch(() => undefined), ms);
    timer.unref();
  };
  const touch = () => writeWithin(SOON_MS);
  const chainReplaced = () => {
    files.chainReplaced();
    touch();
  };
  return { touch, save, chainReplaced, hasFailed: () => hasFailed };
}

function createFiles({ paths, chain, state }: Sources) {
  let chains = 0;
  let dumped = '';
  let written = '';
  // Reads the state first and writes it last, so that the saved chain is never behind the saved state.
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
  return {
    write,
    chainReplaced: () => {
      chains += 1;
    },
  };
}
