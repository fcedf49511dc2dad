import { PortTaken } from './chain/anvil';
import { isPortTaken } from './node/listen';

/** A wanted port. An explicit one comes from an environment variable and must not be replaced by another. */
export type PortWish = { port: number; isExplicit: boolean; variable: string; holder: string };

export const anyPort = (holder: string): PortWish => ({ port: 0, isExplicit: true, variable: '', holder });

export class PortRefused extends Error {
  override name = 'PortRefused';
  constructor({ port, variable, holder }: PortWish) {
    super(`Port ${port} is taken, so ${holder} cannot start there. Set ${variable} to another port, or free this one.`);
  }
}

const NEXT_TRIED = 50;

/** Starting is the only reliable test: a port that was checked first could be taken in between. */
export async function onFreePort<T>(
  wish: PortWish,
  say: (words: string) => void,
  start: (port: number) => Promise<T>,
): Promise<T> {
  const last = wish.isExplicit ? wish.port : wish.port + NEXT_TRIED;
  for (let port = wish.port; port <= last; port += 1) {
    try {
      const started = await start(port);
      if (port !== wish.port) say(movedWords(wish, port));
      return started;
    } catch (error) {
      if (!(error instanceof PortTaken) && !isPortTaken(error)) throw error;
    }
  }
  throw new PortRefused(wish);
}

const movedWords = ({ port, variable, holder }: PortWish, got: number) =>
  `Port ${port} is taken, so ${holder} is on ${got}; set ${variable} to choose another.`;
