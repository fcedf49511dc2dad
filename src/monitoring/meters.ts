export type UpstreamName = 'service' | 'service-for-pages' | 'names' | `node-${number}`;
/** `refused`: 4xx. `failed`: 5xx. `unreachable`: no answer. `cancelled`: the visitor has left. */
type UpstreamOutcome = 'ok' | 'refused' | 'failed' | 'unreachable' | 'cancelled';
export type LimitName = 'in-flight' | 'connection' | 'rpc' | 'names' | 'bytes' | 'unknown-texts' | 'reports';
type ReportKind = 'error' | 'policy';
export type RequestKind = 'page' | 'page-data' | 'file' | 'service' | 'node' | 'other';

/** Every label has a fixed set of values, so that visitors cannot increase the number of metrics. */
export type Meters = Readonly<{
  request: (seen: Readonly<{ route: string; kind: RequestKind; status: number; seconds: number }>) => void;
  upstreamCall: (seen: Readonly<{ upstream: UpstreamName; outcome: UpstreamOutcome; seconds: number }>) => void;
  limitReached: (limit: LimitName) => void;
  pageMade: (kind: 'fixed' | 'text', outcome: 'made' | 'failed') => void;
  redisConnected: (isConnected: boolean) => void;
  ready: (isReady: boolean) => void;
  browserReport: (kind: ReportKind) => void;
  browserReporter: (kind: ReportKind) => void;
}>;

/**
 * The meters are on `globalThis`, because the server's start and the routes are bundled separately and share no
 * module state.
 */
const KEY = Symbol.for('fnx.meters');

const isMeters = (value: unknown): value is Meters => typeof Object(value).upstreamCall === 'function';

export function meters(): Meters | undefined {
  const set: unknown = Reflect.get(globalThis, KEY);
  return isMeters(set) ? set : undefined;
}

export const setMeters = (next: Meters | undefined): void => void Reflect.set(globalThis, KEY, next);

const outcomeOf = (status: number): UpstreamOutcome => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok');

export function measureCall(upstream: UpstreamName): (end: number | 'unreachable' | 'cancelled') => void {
  const begun = performance.now();
  return (end) => {
    const outcome = typeof end === 'number' ? outcomeOf(end) : end;
    meters()?.upstreamCall({ upstream, outcome, seconds: (performance.now() - begun) / 1_000 });
  };
}
