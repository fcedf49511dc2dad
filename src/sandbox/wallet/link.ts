import type { WalletEmitter } from './events';
import { numberToHex } from './hex';
import { CODE, ProviderError } from './provider-error';
import type { Rpc } from './questions';
import type { WalletSession } from './session';

const isUnreachable = (reason: unknown) => reason instanceof ProviderError && reason.code === CODE.unreachable;

/** Reports a lost and a restored network once each. Code 1013 asks the site to keep the connection. */
export function watchLink(rpc: Rpc, session: WalletSession, emitter: WalletEmitter): Rpc {
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
