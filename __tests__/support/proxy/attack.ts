/** One attack: the bytes that a visitor writes on its own connection, and everything that may result. */
export type Attack = {
  name: string;
  bytes: string | Buffer;
  answers: readonly number[];
  upstream?: readonly string[];
};

/** A title with the outcome: the statuses of the answers, and how many requests the service or the node receives. */
export const titleOf = ({ name, answers, upstream = [] }: Attack): string => {
  const answered = answers.length > 0 ? `answered with ${answers.join(' and ')}` : 'not answered';
  return `${name}: ${answered}, and ${['nothing is', 'one request is'][upstream.length] ?? 'both requests are'} passed on`;
};

const BREAK = '\r\n';

export const request = (line: string, headers: readonly string[] = [], behind = ''): string =>
  [`${line} HTTP/1.1`, 'Host: fnx.example', ...headers, '', behind].join(BREAK);

export const SMUGGLED = ['POST /__sandbox/faucet HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 2', '', '{}'].join(
  BREAK,
);

export const chunked = (...chunks: string[]): string =>
  [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}${BREAK}${chunk}${BREAK}`).join('');

export const JSON_TYPE = 'Content-Type: application/json';
