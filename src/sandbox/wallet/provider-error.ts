/** Codes of EIP-1193, EIP-1474 and EIP-3326, and 1013 from the WebSocket registry. */
export const CODE = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  unreachable: 4900,
  otherNetwork: 4901,
  unknownNetwork: 4902,
  alreadyAsking: -32002,
  invalidParams: -32602,
  internal: -32603,
  tryAgainLater: 1013,
} as const;

export class ProviderError extends Error {
  override name = 'ProviderRpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export const rejected = () => new ProviderError(CODE.rejected, 'User rejected the request.');
export const invalidParams = (message: string) => new ProviderError(CODE.invalidParams, message);
