import type { ServerResponse } from 'node:http';

export type Whole = { status: number; body: Buffer };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The bytes of an answer that ends with its only piece; undefined where it is told in another way. */
function bytesOf([piece, encoding, then]: unknown[]): Buffer | undefined {
  if (then !== undefined || (encoding !== undefined && encoding !== 'utf8')) return undefined;
  if (typeof piece === 'string') return Buffer.from(piece);
  return piece instanceof Uint8Array ? Buffer.from(piece) : undefined;
}

/**
 * Holds back what a handler answers until all of it is known, which is at once where it ends with its only piece. What
 * comes in several pieces goes out as it comes.
 */
export function capture(response: ServerResponse, onWhole: (whole: Whole) => void): void {
  const { writeHead, write, end } = response;
  let isHeld = true;
  const letGo = (then: (...given: never[]) => unknown, given: unknown[]) => {
    isHeld = false;
    return Reflect.apply(then, response, given);
  };
  Object.assign(response, {
    writeHead: (...given: unknown[]) => {
      const [status, ...rest] = given;
      if (!isHeld || rest.some(Array.isArray)) return letGo(writeHead, given);
      response.statusCode = Number(status);
      const fields = Object.entries(rest.find(isObject) ?? {});
      for (const [name, value] of fields)
        if (value !== undefined) Reflect.apply(response.setHeader, response, [name, value]);
      return response;
    },
    write: (...given: unknown[]) => letGo(write, given),
    end: (...given: unknown[]) => {
      const body = isHeld && !response.headersSent ? bytesOf(given) : undefined;
      if (!body) return letGo(end, given);
      isHeld = false;
      onWhole({ status: response.statusCode, body });
      return response;
    },
  });
}
