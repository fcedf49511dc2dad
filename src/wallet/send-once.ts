import { MethodNotFoundRpcError, type Chain, type Client } from 'viem';
import { sendTransaction } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Address, Hash } from '@/api/contract';

type Wallet = { config: Config; chain: Chain };
export type SendRequest = Readonly<{
  from: Address;
  to: Address;
  value: bigint;
  data: Hash;
  chainId: number;
  gas?: bigint;
}>;

class NoLongerAskedError extends Error {
  override name = 'NoLongerAskedError';
}

/**
 * Asks the wallet once to send. wagmi throws if another account is connected, and viem throws if the wallet is on
 * another network. Without a nonce, the wallet chooses one.
 */
export async function sendOnce(
  { config, chain }: Wallet,
  request: SendRequest,
  nonce: number | undefined,
  isStillAsked: () => boolean,
): Promise<Hash> {
  const { from, to, value, data, chainId, gas } = request;
  const client = await getConnectorClient(config, { account: from, assertChainId: false, chainId });
  const onOurChain = chain;
  return sendTransaction(askingOnce(client, isStillAsked), {
    account: from,
    to,
    value,
    data,
    nonce,
    gas,
    chain: onOurChain,
  });
}

const SECOND_NAME = 'wallet_sendTransaction';

/**
 * Blocks `wallet_sendTransaction`. If the first request fails with an error such as -32000, viem 2.57 retries with that
 * method. Nodes also return that error for a transaction that they already have, so a retry could send twice or replace
 * the real answer.
 *
 * wagmi and viem first request the network, and a suspended wallet may answer that hours later. `isStillAsked` is
 * therefore checked before sending.
 */
function askingOnce(client: Client, isStillAsked: () => boolean): Client {
  const pass = (asked: { method: string }, options?: object): Promise<never> =>
    Reflect.apply(client.request, client, [asked, options]);
  const request = async (asked: { method: string }, options?: object): Promise<never> => {
    if (asked.method === SECOND_NAME) throw new MethodNotFoundRpcError(new Error(SECOND_NAME));
    if (asked.method === 'eth_sendTransaction' && !isStillAsked()) throw new NoLongerAskedError();
    return pass(asked, options);
  };
  return { ...client, request };
}
