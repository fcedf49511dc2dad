import { bytesToHex, isHex, textIn } from './hex';
import { describeNetwork } from './networks';
import { asCode, exactly, inWords, type Address, type Fact, type Hex, type Sheet } from './questions';
import type { TypedData } from './typed-data';

type SignatureContext = { account: Address; chainId: number; host: string };

/** Converts a message to bytes, which the chain expects. Sites pass hexadecimal bytes or plain text. */
export const messageBytes = (message: string): Hex =>
  isHex(message) ? message : bytesToHex(new TextEncoder().encode(message));

export function describeMessage(message: Hex, place: SignatureContext): Sheet {
  const text = textIn(message);
  const shown = text === null ? asCode('Message, not text', message) : asCode('Message', text);
  return {
    title: 'Sign this message?',
    facts: [...signer(place), shown],
    warnings: foreignSignIn(text ?? '', place.host),
  };
}

export function describeTypedData(typed: TypedData, place: SignatureContext): Sheet {
  const { name, version, verifyingContract } = typed.domain;
  return {
    title: 'Sign this data?',
    facts: [
      ...signer(place),
      ...(name ? [inWords('For', version ? `${name}, version ${version}` : name)] : []),
      ...(verifyingContract ? [exactly('Checked by contract', verifyingContract)] : []),
      asCode(typed.primaryType, JSON.stringify(typed.message, null, 2)),
    ],
    warnings: [],
  };
}

const signer = ({ account, chainId }: SignatureContext): Fact[] => [
  exactly('Account', account),
  inWords('Network', describeNetwork(chainId)),
];

/** Compares the asking site with the site in the message (EIP-4361). */
function foreignSignIn(text: string, host: string): string[] {
  const named = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n/.exec(text)?.[1];
  if (!named || named === host) return [];
  return [`This message signs you in to ${named}, but the site that asks is ${host}.`];
}
