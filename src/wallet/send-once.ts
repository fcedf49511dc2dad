import { MethodNotFoundRpcError, type Chain, type Client } from 'viem';
import { sendTransaction } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Address, Hash } from '@/api/contract';

type Wallet = { config: Config; chain: Chain };
/** What a wallet is asked to send, word for word. */
export type SendRequest = Readonly<{
  from: Address;
  to: Address;
  value: bigint;
  data: Hash;
  chainId: number;
  /** The wallet reckons its own where none is named. */
  gas?: bigint;
}>;

/** Nothing was put before the wallet: what led to the request does not hold any more. */
class NoLongerAskedError extends Error {
  override name = 'NoLongerAskedError';
}

/**
 * Asks the wallet to send, once. wagmi refuses where the wallet is connected with another account, and viem where it is
 * on another network. The wallet chooses the nonce where none is given.
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
 * viem 2.57 asks a second time, by another name, where the first answer was one of a node's, such as -32000, which
 * nodes also say of a transaction that they have already. The wallet might send twice, or refuse only the second
 * question. So that name is not passed on, and what the wallet said first stays its word. wagmi and viem ask for the
 * network before, and a wallet that sleeps answers that hours later: then nothing is sent any more.
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
