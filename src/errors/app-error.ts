export type GateReason =
  'KYC' | 'TERMS' | 'WALLET' | 'COUNTRY' | 'UNVERIFIED' | 'LOCKED' | 'REAUTH' | 'BOTH_WALLETS' | 'OTHER';

/** Everything that can go wrong with a call. Only `text/` turns a fault into text. */
export type Fault =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }
  | { kind: 'protocol'; reason: ProtocolReason }
  | { kind: 'form'; fields: Readonly<Record<string, string>> }
  | { kind: 'expired' }
  | {
      kind: 'gate';
      reason: GateReason;
      retryAfter?: number;
      sessionId?: string;
      next?: string;
      remaining?: readonly string[];
    }
  | { kind: 'missing' }
  | { kind: 'conflict'; orderId?: string }
  | { kind: 'gone' }
  | { kind: 'wrong-code'; attemptsLeft?: number; fields: Readonly<Record<string, string>> }
  | { kind: 'too-many'; retryAfter?: number }
  | { kind: 'refused' }
  | { kind: 'server' }
  | { kind: 'human-check' }
  | { kind: 'cookies-blocked' }
  | { kind: 'storage-refused' }
  | { kind: 'other-site' };

type ProtocolReason = 'not-json' | 'too-large' | 'status' | 'cipher' | 'shape';
export type FaultKind = Fault['kind'];

type Details = { status?: number; serverMessage?: string; requestId?: string; isOfService?: boolean; cause?: unknown };

export class AppError extends Error {
  override name = 'AppError';
  readonly fault: Fault;
  readonly status?: number;
  readonly serverMessage?: string;
  readonly requestId?: string;
  /** True if the answer has the service's envelope. A gateway in front of the service answers in its own format. */
  readonly isOfService: boolean;

  constructor(fault: Fault, { status, serverMessage, requestId, isOfService = false, cause }: Details = {}) {
    super(serverMessage ?? `The call failed: ${fault.kind}`, { cause });
    this.fault = fault;
    this.status = status;
    this.serverMessage = serverMessage;
    this.requestId = requestId;
    this.isOfService = isOfService;
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError;

export const isMissing = (error: unknown): boolean => isAppError(error) && error.fault.kind === 'missing';
