/** What a wallet says when it does not do what it was asked (EIP-1193, EIP-1474), and what wagmi says before it asks. */
export const WALLET_CODE = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  alreadyAsking: -32002,
  internal: -32603,
} as const;

const BY_NAME: Readonly<Record<string, number>> = {
  UserRejectedRequestError: WALLET_CODE.rejected,
  ConnectorAccountNotFoundError: WALLET_CODE.unauthorized,
  ConnectorNotConnectedError: WALLET_CODE.disconnected,
  ProviderNotFoundError: WALLET_CODE.disconnected,
};

/** WalletConnect's own number for the same no. */
const REJECTED_OVER_RELAY = 5000;
const DEEPEST = 8;

/** The first number that stands in an error or in what caused it. */
export function walletCodeOf(error: unknown): number | undefined {
  let at: unknown = error;
  for (let depth = 0; depth < DEEPEST && at; depth++) {
    const { code, name, cause }: { code?: unknown; name?: unknown; cause?: unknown } = Object(at);
    if (typeof code === 'number') return code === REJECTED_OVER_RELAY ? WALLET_CODE.rejected : code;
    if (typeof name === 'string' && name in BY_NAME) return BY_NAME[name];
    at = cause;
  }
  return undefined;
}

export const isRejection = (error: unknown): boolean => walletCodeOf(error) === WALLET_CODE.rejected;
