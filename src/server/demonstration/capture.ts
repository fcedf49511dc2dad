import type { ServerResponse } from 'node:http';

export type CapturedResponse = { status: number; body: Buffer; release: () => void };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function bytesOf([piece, encoding, then]: unknown[]): Buffer | undefined {
  if (then !== undefined || (encoding !== undefined && encoding !== 'utf8')) return undefined;
  if (typeof piece === 'string') return Buffer.from(piece);
  return piece instanceof Uint8Array ? Buffer.from(piece) : undefined;
}

const SENT = ['headersSent', 'writableEnded', 'finished'] as const;

/** Makes the response look sent, so that its handler does not start another one. */
function markSent(response: ServerResponse): () => void {
  const before = SENT.map((name) => [name, Object.getOwnPropertyDescriptor(response, name)] as const);
  for (const name of SENT) Object.defineProperty(response, name, { get: () => true, configurable: true });
  return () => {
    for (const [name, own] of before) {
      Reflect.deleteProperty(response, name);
      if (own) Object.defineProperty(response, name, own);
    }
  };
}

type State = 'held' | 'taken' | 'free';

/** Delays a response until its body is complete. Responses that are written in several chunks are not delayed. */
export function capture(response: ServerResponse, onWhole: (whole: CapturedResponse) => void): void {
  const { writeHead, flushHeaders, write, end } = response;
  let state: State = 'held';
  const letGo = (then: (...given: never[]) => unknown, given: unknown[]) => {
    if (state === 'taken') return response;
    state = 'free';
    return Reflect.apply(then, response, given);
  };
  const take = (body: Buffer) => {
    state = 'taken';
    const unmark = markSent(response);
    const release = () => {
      unmark();
      state = 'free';
    };
    onWhole({ status: response.statusCode, body, release });
    return response;
  };
  Object.assign(response, {
    writeHead: (...given: unknown[]) => {
      const [status, ...rest] = given;
      if (state !== 'held' || rest.some(Array.isArray)) return letGo(writeHead, given);
      response.statusCode = Number(status);
      const fields = Object.entries(rest.find(isObject) ?? {});
      for (const [name, value] of fields)
        if (value !== undefined) Reflect.apply(response.setHeader, response, [name, value]);
      return response;
    },
    flushHeaders: (...given: unknown[]) => letGo(flushHeaders, given),
    write: (...given: unknown[]) => letGo(write, given),
    end: (...given: unknown[]) => {
      const body = state === 'held' && !response.headersSent ? bytesOf(given) : undefined;
      return body ? take(body) : letGo(end, given);
    },
  });
}
