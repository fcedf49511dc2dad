import { answerCall } from './api';
import { answerRefusal, dated } from './answer';
import type { ChainReader } from './chain-reader';
import type { Clock } from './domain/clock';
import { Refusal } from './domain/refusal';
import type { Store } from './store';

/** Something else on the service's origin, such as the console. Undefined: not mine. */
export type SideDoor = (request: Request, url: URL) => Promise<Response> | undefined;

export type ServiceDeps = { clock: Clock; store: Store; chain: ChainReader; sideDoor?: SideDoor };

export type Service = { fetch: (request: Request) => Promise<Response> };

const API = '/api/v1/';

export function createService({ clock, store, chain, sideDoor }: ServiceDeps): Service {
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(API)) {
      const context = { state: store.state, now: clock.now(), chain };
      return answerCall(request, url.pathname.slice(API.length), context);
    }
    const beside = sideDoor?.(request, url);
    if (!beside) throw new Refusal(404, 'There is nothing at this address.');
    return beside;
  };

  return {
    fetch: async (request) => {
      try {
        return dated(await respond(request).catch(answerRefusal), clock.now());
      } finally {
        store.touch();
      }
    },
  };
}
