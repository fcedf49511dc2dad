import { PortTaken } from './chain/anvil';
import { isPortTaken } from './node/listen';

/** A port to listen on. An explicit port, such as one from an environment variable, must not be replaced by another. */
export type PortRequest = { port: number; isExplicit: boolean; variable: string; holder: string };

export const anyPort = (holder: string): PortRequest => ({ port: 0, isExplicit: true, variable: '', holder });

export class PortRefused extends Error {
  override name = 'PortRefused';
  constructor({ port, variable, holder }: PortRequest) {
    super(`Port ${port} is taken, so ${holder} cannot start there. Set ${variable} to another port, or free this one.`);
  }
}

const NEXT_TRIED = 50;

/** Tests a port by starting on it, because another process could take a port right after a check. */
export async function onFreePort<T>(
  request: PortRequest,
  say: (words: string) => void,
  start: (port: number) => Promise<T>,
): Promise<T> {
  const last = request.isExplicit ? request.port : request.port + NEXT_TRIED;
  for (let port = request.port; port <= last; port += 1) {
    try {
      const started = await start(port);
      if (port !== request.port) say(movedText(request, port));
      return started;
    } catch (error) {
      if (!(error instanceof PortTaken) && !isPortTaken(error)) throw error;
    }
  }
  throw new PortRefused(request);
}

const movedText = ({ port, variable, holder }: PortRequest, got: number) =>
  `Port ${port} is taken, so ${holder} is on ${got}; set ${variable} to choose another.`;
