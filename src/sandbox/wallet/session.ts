import type { WalletEmitter } from './events';
import { isAddress, isSameHex, numberToHex } from './hex';
import { describeNetwork } from './networks';
import { CODE, invalidParams, ProviderError } from './provider-error';
import type { Address } from './questions';

export type WalletSession = ReturnType<typeof createSession>;

export function createSession(homeChainId: number, emitter: WalletEmitter) {
  let account: Address | null = null;
  let chainId = homeChainId;

  const moveTo = (next: number) => {
    if (next === chainId) return;
    chainId = next;
    emitter.emit('chainChanged', numberToHex(chainId));
  };

  return {
    homeChainId,
    account: () => account,
    accounts: () => (account ? [account] : []),
    chainId: () => chainId,
    moveTo,

    grant(chosen: Address) {
      if (account === chosen) return;
      const isFirst = account === null;
      account = chosen;
      if (isFirst) emitter.emit('connect', { chainId: numberToHex(chainId) });
      emitter.emit('accountsChanged', [chosen]);
    },

    revoke() {
      if (!account) return;
      account = null;
      emitter.emit('accountsChanged', []);
    },

    signer(named: unknown): Address {
      if (!isAddress(named)) throw invalidParams('The account that should sign is missing.');
      if (!account || !isSameHex(account, named)) {
        throw new ProviderError(CODE.unauthorized, 'This account is not connected to the site.');
      }
      return account;
    },

    requireHome() {
      if (chainId === homeChainId) return;
      throw new ProviderError(CODE.otherNetwork, `The wallet is on ${describeNetwork(chainId)}.`);
    },
  };
}
