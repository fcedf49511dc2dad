import { decrypt, deriveSymKey, encrypt, generateKeyPair, hashKey, parseUri } from '@walletconnect/utils';
import type { Relay } from './relay';

const WEEK_S = 7 * 24 * 3600;
const METHODS = ['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4', 'wallet_switchEthereumChain'];
const ABOUT = { name: 'Phone wallet', description: 'A wallet of these tests', url: 'https://phone.example', icons: [] };

type Proposal = { id: number; params: { proposer: { publicKey: string } } };

/** The phone side of WalletConnect v2: a wallet that scans a code. */
export function phoneWallet(relay: Relay, account: string) {
  const proposalOf = (topic: string, symKey: string): Proposal => {
    const [letter] = relay.read(topic);
    if (!letter) throw new Error('Nothing was proposed under this code');
    return JSON.parse(decrypt({ symKey, encoded: letter }));
  };
  const answer = (topic: string, symKey: string, message: object) =>
    relay.publish(topic, encrypt({ type: 0, symKey, message: JSON.stringify({ jsonrpc: '2.0', ...message }) }));

  return {
    refuse(uri: string) {
      const { topic, symKey } = parseUri(uri);
      answer(topic, symKey, { id: proposalOf(topic, symKey).id, error: { code: 5000, message: 'User rejected.' } });
    },
    approve(uri: string) {
      const { topic, symKey } = parseUri(uri);
      const { id, params } = proposalOf(topic, symKey);
      const { privateKey, publicKey } = generateKeyPair();
      const sessionKey = deriveSymKey(privateKey, params.proposer.publicKey);
      answer(topic, symKey, { id, result: { relay: { protocol: 'irn' }, responderPublicKey: publicKey } });
      answer(hashKey(sessionKey), sessionKey, {
        id: Date.now() * 1_000,
        method: 'wc_sessionSettle',
        params: sessionFor(account, publicKey),
      });
    },
  };
}

const sessionFor = (account: string, publicKey: string) => ({
  relay: { protocol: 'irn' },
  controller: { publicKey, metadata: ABOUT },
  expiry: Math.floor(Date.now() / 1_000) + WEEK_S,
  namespaces: {
    eip155: {
      chains: ['eip155:56'],
      accounts: [`eip155:56:${account}`],
      methods: METHODS,
      events: ['accountsChanged', 'chainChanged'],
    },
  },
});
