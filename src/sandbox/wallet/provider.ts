import { accountMethods } from './accounts';
import { createEmitter, type Listener, type WalletEvents, type WalletEmitter } from './events';
import { networkMethods } from './network-methods';
import { CODE, ProviderError } from './provider-error';
import type { Ask, Rpc } from './questions';
import { createSession, type WalletSession } from './session';
import { signingMethods } from './signing-methods';
import { tokenMethods } from './token-methods';
import { numberToHex } from './hex';

const isUnreachable = (reason: unknown) => reason instanceof ProviderError && reason.code === CODE.unreachable;

/** Reports once when the network is lost, and once when it is back. Code 1013 asks the site to keep the connection. */
function watchLink(rpc: Rpc, session: WalletSession, emitter: WalletEmitter): Rpc {
  let isLost = false;
  const report = (isNowLost: boolean) => {
    if (isNowLost === isLost) return;
    isLost = isNowLost;
    if (isLost) emitter.emit('disconnect', new ProviderError(CODE.tryAgainLater, 'The network cannot be reached.'));
    else emitter.emit('connect', { chainId: numberToHex(session.chainId()) });
  };

  return async (method, params) => {
    try {
      const answer = await rpc(method, params);
      report(false);
      return answer;
    } catch (reason) {
      report(isUnreachable(reason));
      throw reason;
    }
  };
}

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
