import { accountMethods } from './accounts';
import { createEmitter, type Listener, type WalletEvents } from './events';
import { watchLink } from './link';
import { networkMethods } from './network-methods';
import { CODE, ProviderError } from './provider-error';
import type { Ask, Rpc } from './questions';
import { createSession } from './session';
import { signingMethods } from './signing-methods';
import { tokenMethods } from './token-methods';

type Method = (params: readonly unknown[]) => Promise<unknown>;
type Request = { method: string; params?: unknown };
type Parts = { chainId: number; rpc: Rpc; ask: Ask; site: { origin: string; host: string } };

export type SandboxProvider = ReturnType<typeof createProvider>;

const READS = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
];

/** Most methods take a list. Some, such as `wallet_watchAsset`, take a single object. */
const listOf = (params: unknown): readonly unknown[] =>
  Array.isArray(params) ? params : params === undefined || params === null ? [] : [params];

export function createProvider({ chainId, rpc, ask, site }: Parts) {
  const emitter = createEmitter();
  const session = createSession(chainId, emitter);
  const chain = watchLink(rpc, session, emitter);
  const read =
    (method: string): Method =>
    async (params) => {
      session.requireHome();
      return chain(method, params);
    };
  const methods = new Map<string, Method>([
    ...Object.entries<Method>(accountMethods({ session, rpc: chain, ask, origin: site.origin })),
    ...Object.entries<Method>(networkMethods({ session, ask })),
    ...Object.entries<Method>(signingMethods({ session, rpc: chain, ask, host: site.host })),
    ...Object.entries<Method>(tokenMethods({ session, ask })),
    ...READS.map((name): [string, Method] => [name, read(name)]),
  ]);

  const provider = {
    async request({ method, params }: Request): Promise<unknown> {
      const answer = methods.get(method);
      if (!answer) throw new ProviderError(CODE.unsupported, `The sandbox wallet does not support ${method}.`);
      return answer(listOf(params));
    },
    on<E extends keyof WalletEvents>(event: E, listener: Listener<E>) {
      emitter.on(event, listener);
      return provider;
    },
    removeListener<E extends keyof WalletEvents>(event: E, listener: Listener<E>) {
      emitter.off(event, listener);
      return provider;
    },
  };
  return provider;
}
