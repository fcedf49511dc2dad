import type { Call } from '@/api/contract';
import type { Member } from './domain/sessions';
import type { AppSite } from './domain/siwe';
import type { State } from './domain/state';
import type { ServiceChain } from './service-chain';

export type Context = {
  state: State;
  now: number;
  chain: ServiceChain;
  app: AppSite;
  settle: () => Promise<void>;
  /** Resolves when the changes are saved. A call that moves money must await this before it answers. */
  persist: () => Promise<void>;
};

export type Entry = {
  call: Call;
  handle: (request: unknown, context: Context, member: Member | null) => unknown;
};

// The casts are safe, because the call's schema has parsed the request. The table's type cannot express this.
export const openTo = <Request, Data>(
  call: Call<Request, Data>,
  handle: (request: Request, context: Context) => Data | Promise<Data>,
): Entry => ({
  call: call as Call,
  handle: (request, context) => handle(request as Request, context),
});

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
