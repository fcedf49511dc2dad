import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import { WALLET_CODE, messagesIn, namesIn, numberIn } from '@/errors/wallet-error';

const BY_CODE: Readonly<Record<number, ActionFaultKind>> = {
  [WALLET_CODE.rejected]: 'rejected',
  [WALLET_CODE.unauthorized]: 'wallet-locked',
  [WALLET_CODE.unsupported]: 'wallet-cannot',
  [WALLET_CODE.disconnected]: 'wallet-unreachable',
  [WALLET_CODE.unknownChain]: 'wrong-chain',
  [WALLET_CODE.alreadyAsking]: 'wallet-busy',
  [WALLET_CODE.internal]: 'wallet-failed',
};

/** Errors that wagmi, viem and this app throw before they ask the wallet. */
const BY_NAME: ReadonlyMap<string, ActionFaultKind> = new Map([
  ['ChainMismatchError', 'wrong-chain'],
  ['ConnectorAccountNotFoundError', 'wrong-account'],
  ['ConnectorNotConnectedError', 'not-connected'],
  ['ProviderNotFoundError', 'not-connected'],
  ['NoLongerAskedError', 'checks-too-slow'],
  ['ChunkLoadError', 'service-unreachable'],
]);

export function walletFault(thrown: unknown): ActionFault {
  if (thrown instanceof ActionFault) return thrown;
  return new ActionFault(kindOf(thrown) ?? 'wallet-failed', { cause: thrown });
}

/**
 * An error with a code is the wallet's answer, so the wallet was asked and the error's name proves nothing. Nodes and
 * relays use the code of a busy wallet for slow calls and for transactions that they already have.
 */
function kindOf(thrown: unknown): ActionFaultKind | undefined {
  const code = numberIn(thrown);
  if (code === WALLET_CODE.alreadyAsking && !messagesIn(thrown).some(saysBusy)) return undefined;
  return code === undefined ? kindByName(thrown) : BY_CODE[code];
}

const BUSY =
  /^already (pending|processing)\b|\b(request|wallet)( of type \S+)?( is)? already (pending|processing|asking)\b/i;
const saysBusy = (message: string): boolean => BUSY.test(message);

function kindByName(thrown: unknown): ActionFaultKind | undefined {
  return namesIn(thrown)
    .map((name) => BY_NAME.get(name))
    .find((kind) => kind !== undefined);
}

/**
 * After these refusals, nothing was signed. After any other failure, the transaction may have been sent. `wallet-busy`
 * is missing here, because the wallet may be busy with an earlier request of this app.
 */
const SURELY_UNSENT: ReadonlySet<ActionFaultKind> = new Set([
  'rejected',
  'wallet-locked',
  'wallet-cannot',
  'wrong-chain',
  'wrong-account',
  'checks-too-slow',
  'not-connected',
]);
export const isSurelyUnsent = (kind: ActionFaultKind): boolean => SURELY_UNSENT.has(kind);
