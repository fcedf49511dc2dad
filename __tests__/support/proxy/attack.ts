/** One case of the corpus: what a visitor writes on a connection of its own, and all that may come of it. */
export type Attack = {
  name: string;
  bytes: string | Buffer;
  /** The status of every answer on that connection, in order. None: it ends without a word. */
  answers: readonly number[];
  /** Every request that the upstream gets, as method, target and body. */
  upstream?: readonly string[];
};

const BREAK = '\r\n';

/** A request with its headers as they are given, and bytes behind them. */
export const request = (line: string, headers: readonly string[] = [], behind = ''): string =>
  [`${line} HTTP/1.1`, 'Host: fnx.example', ...headers, '', behind].join(BREAK);

/** What an attacker wants the service to take for a request of somebody else. */
export const SMUGGLED = ['POST /__sandbox/faucet HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 2', '', '{}'].join(
  BREAK,
);

export const chunked = (...chunks: string[]): string =>
  [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}${BREAK}${chunk}${BREAK}`).join('');

export const JSON_TYPE = 'Content-Type: application/json';
