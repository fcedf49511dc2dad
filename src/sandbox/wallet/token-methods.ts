import { isAddress } from './hex';
import { describeNetwork } from './networks';
import { invalidParams, rejected } from './provider-error';
import { exactly, inWords, type Ask, type Sheet } from './questions';
import type { WalletSession } from './session';

type Parts = { session: WalletSession; ask: Ask };

/** An approval of EIP-747 has no further effect, because the wallet shows no token list. */
export function tokenMethods({ session, ask }: Parts) {
  return {
    async wallet_watchAsset([given]: readonly unknown[]) {
      session.requireHome();
      const { type, options }: { type?: unknown; options?: unknown } = Object(given);
      const { address, symbol, decimals }: Record<string, unknown> = Object(options);
      if (type !== 'ERC20') throw invalidParams('Only ERC20 tokens can be listed.');
      if (!isAddress(address)) throw invalidParams('The contract of the token is missing.');
      if (typeof symbol !== 'string' || !/^\S{1,11}$/.test(symbol)) throw invalidParams('The symbol cannot be read.');
      if (!Number.isInteger(decimals)) throw invalidParams('The decimals of the token are missing.');
      if (!(await ask.approval(sheetOf(symbol, address, session.chainId())))) throw rejected();
      return true;
    },
  };
}

const sheetOf = (symbol: string, address: string, chainId: number): Sheet => ({
  title: `Add ${symbol} to this wallet?`,
  facts: [inWords('Token', symbol), exactly('Contract', address), inWords('Network', describeNetwork(chainId))],
  warnings: [],
});
