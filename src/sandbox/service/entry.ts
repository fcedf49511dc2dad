import type { Call } from '@/api/contract';
import type { Member } from './domain/sessions';
import type { AppPlace } from './domain/siwe';
import type { State } from './domain/state';
import type { ServiceChain } from './service-chain';

/** What a handler works with: the state, the time of this call, the chain, where the app is. */
export type Context = {
  state: State;
  now: number;
  chain: ServiceChain;
  app: AppPlace;
  /** Brings everything open up to what the chain says now. */
  settle: () => Promise<void>;
  /** Resolves when what was decided is safe from a kill: what moves money is not answered before. */
  persist: () => Promise<void>;
};

/** A call and who answers it. The request was parsed by the call's own schema before it comes here. */
export type Entry = {
  call: Call;
  handle: (request: unknown, context: Context, member: Member | null) => unknown;
};

// The casts below: the parser of the very same call made the request, which a table of all calls cannot say.
export const openTo = <Request, Data>(
  call: Call<Request, Data>,
  handle: (request: Request, context: Context) => Data | Promise<Data>,
): Entry => ({
  call: call as Call,
  handle: (request, context) => handle(request as Request, context),
});

/** A public call that has more to say to somebody who is logged in. */
export const forAnyone = <Request, Data>(
  call: Call<Request, Data>,
  handle: (request: Request, context: Context, member: Member | null) => Data | Promise<Data>,
): Entry => ({
  call: call as Call,
  handle: (request, context, member) => handle(request as Request, context, member),
});

export const forMembers = <Request, Data>(
  call: Call<Request, Data>,
  handle: (request: Request, context: Context, member: Member) => Data | Promise<Data>,
): Entry => ({
  call: call as Call,
  handle: (request, context, member) => {
    if (!member) throw new Error(`${call.path} was reached without a session`);
    return handle(request as Request, context, member);
  },
});
