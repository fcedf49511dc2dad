import { describeMessage, describeTypedData, messageBytes } from './describe-signature';
import { describeTransaction } from './describe-transaction';
import { invalidParams, rejected } from './provider-error';
import type { Ask, Rpc, Sheet } from './questions';
import type { WalletSession } from './session';
import { parseTransaction } from './transaction';
import { parseTypedData } from './typed-data';

type Parts = { session: WalletSession; rpc: Rpc; ask: Ask; host: string };
type Params = readonly unknown[];

/** The chain signs for its accounts, so the wallet holds no key. */
export function signingMethods({ session, rpc, ask, host }: Parts) {
  const approve = async (sheet: Sheet) => {
    if (!(await ask.approval(sheet))) throw rejected();
  };

  return {
    async personal_sign([message, named]: Params) {
      const account = session.signer(named);
      if (typeof message !== 'string') throw invalidParams('The message to sign is missing.');
      const bytes = messageBytes(message);
      await approve(describeMessage(bytes, { account, chainId: session.chainId(), host }));
      return rpc('personal_sign', [bytes, account]);
    },

    async eth_signTypedData_v4([named, data]: Params) {
      const account = session.signer(named);
      const typed = parseTypedData(data, session.chainId());
      await approve(describeTypedData(typed, { account, chainId: session.chainId(), host }));
      return rpc('eth_signTypedData_v4', [account, typed]);
    },

    async eth_sendTransaction([given]: Params) {
      session.requireHome();
      const tx = parseTransaction(given, session.homeChainId);
      session.signer(tx.from);
      await approve(await describeTransaction(tx, session.homeChainId, rpc));
      return rpc('eth_sendTransaction', [tx]);
    },
  };
}
