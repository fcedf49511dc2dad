import { answerCall } from './api';
import { answerRefusal, dated } from './answer';
import type { ChainReader } from './chain-reader';
import type { Clock } from './domain/clock';
import { Refusal } from './domain/refusal';
import type { AppPlace } from './domain/siwe';
import type { Store } from './store';

/** Something else on the service's origin, such as the console. Undefined: not mine. */
export type SideDoor = (request: Request, url: URL) => Promise<Response> | undefined;

export type ServiceDeps = { clock: Clock; store: Store; chain: ChainReader; app?: AppPlace; sideDoor?: SideDoor };

/** Where `npm run dev` puts it, on the sandbox's own chain. */
export const APP_PLACE: AppPlace = { origin: 'http://localhost:3000', chainId: 31_337 };

/** Each in its turn; the first that knows the address answers. */
export const anyDoor =
  (...doors: readonly SideDoor[]): SideDoor =>
  (request, url) => {
    for (const door of doors) {
      const answered = door(request, url);
      if (answered) return answered;
    }
    return undefined;
  };

export type Service = { fetch: (request: Request) => Promise<Response> };

const API = '/api/v1/';

export function createService({ clock, store, chain, app = APP_PLACE, sideDoor }: ServiceDeps): Service {
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(API)) {
      const context = { state: store.state, now: clock.now(), chain, app };
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
