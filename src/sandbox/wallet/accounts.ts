import { USER_ACCOUNTS } from '../chain/accounts';
import { formatNative } from './amounts';
import { hexFrom, isAddress } from './hex';
import { OTHER_CHAIN_ID } from './networks';
import { CODE, ProviderError, rejected } from './provider-error';
import type { Address, Ask, OfferedAccount, Rpc } from './questions';
import type { WalletSession } from './session';

type Parts = { session: WalletSession; rpc: Rpc; ask: Ask; origin: string };

export function accountMethods({ session, rpc, ask, origin }: Parts) {
  let isAsking = false;

  const chooseAccount = async () => {
    const accounts = await offeredAccounts(rpc);
    const choice = await ask.account({ origin, accounts, chosen: session.account() });
    if (!choice) throw rejected();
    session.grant(choice.account);
    session.moveTo(choice.isElsewhere ? OTHER_CHAIN_ID : session.homeChainId);
  };

  const chooseOnce = async () => {
    if (isAsking) throw new ProviderError(CODE.alreadyAsking, 'The wallet is already asking for an account.');
    isAsking = true;
    try {
      await chooseAccount();
    } finally {
      isAsking = false;
    }
  };

  return {
    eth_accounts: async () => session.accounts(),
    async eth_requestAccounts() {
      if (!session.account()) await chooseOnce();
      return session.accounts();
    },
    async wallet_requestPermissions() {
      await chooseOnce();
      return permissions(origin, session.account());
    },
    wallet_getPermissions: async () => permissions(origin, session.account()),
    async wallet_revokePermissions() {
      session.revoke();
      return null;
    },
  };
}

const permissions = (invoker: string, account: Address | null) =>
  account
    ? [
        {
          invoker,
          parentCapability: 'eth_accounts',
          caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
        },
      ]
    : [];

async function offeredAccounts(rpc: Rpc): Promise<OfferedAccount[]> {
  const answer = await rpc('eth_accounts');
  const addresses = own(Array.isArray(answer) ? answer.filter(isAddress) : []);
  if (addresses.length === 0) throw new ProviderError(CODE.internal, 'The sandbox has no accounts.');
  return Promise.all(addresses.map(async (address) => ({ address, balance: await nativeBalance(rpc, address) })));
}

const USERS = new Set(USER_ACCOUNTS.map((address) => address.toLowerCase()));

/**
 * Returns the investors' accounts. The sandbox's chain also unlocks the bank's accounts, which the wallet must not
 * offer. On a chain without any investor's account, the wallet offers all accounts.
 */
function own(addresses: Address[]): Address[] {
  const users = addresses.filter((address) => USERS.has(address.toLowerCase()));
  return users.length > 0 ? users : addresses;
}

async function nativeBalance(rpc: Rpc, address: Address) {
  return formatNative(BigInt(hexFrom(await rpc('eth_getBalance', [address, 'latest']))));
}
