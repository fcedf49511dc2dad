import { chunked, JSON_TYPE, request, SMUGGLED, type Attack } from './attack';

const POST = 'POST /api/v1/user/userLogin';
const PASSED_POST = 'POST /api/v1/user/userLogin ';
const CHUNKED = 'Transfer-Encoding: chunked';
const unread = (name: string, bytes: string): Attack => ({ name, bytes, answers: [400] });

export const CHUNKS: Attack[] = [
  {
    name: 'a chunked body',
    bytes: request(POST, [JSON_TYPE, CHUNKED], chunked('{"a"', ':1}')),
    answers: [200],
    upstream: [`${PASSED_POST}{"a":1}`],
  },
  {
    name: 'a chunked body with chunk extensions',
    bytes: request(POST, [JSON_TYPE, CHUNKED], '2;a=b;c="d"\r\n{}\r\n0;x\r\n\r\n'),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  unread('a bare line feed in a chunk extension', request(POST, [JSON_TYPE, CHUNKED], `2;\nxx\r\n{}\r\n0\r\n\r\n`)),
  {
    name: 'a chunked body with a token, a host and X-Forwarded-For as trailers',
    bytes: request(
      POST,
      [JSON_TYPE, CHUNKED, 'Trailer: token, host'],
      '2\r\n{}\r\n0\r\ntoken: stolen\r\nHost: evil.example\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n',
    ),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  unread(
    'a chunked body with Content-Length and Transfer-Encoding as trailers',
    request(POST, [JSON_TYPE, CHUNKED], '2\r\n{}\r\n0\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n'),
  ),
  ...['zz', '-2', '+2', '0x2', '2 ', ' 2', '', 'fffffffffffffffff', '2\0'].map((size) =>
    unread(
      `a chunk size of ${JSON.stringify(size)}`,
      request(POST, [JSON_TYPE, CHUNKED], `${size}\r\n{}\r\n0\r\n\r\n`),
    ),
  ),
  unread('a chunk that is longer than its size', request(POST, [JSON_TYPE, CHUNKED], '1\r\n{}\r\n0\r\n\r\n')),
  unread('a chunk between bare line feeds', request(POST, [JSON_TYPE, CHUNKED], '2\n{}\n0\n\n')),
  {
    name: 'a chunked body with a second request behind it',
    bytes: request(POST, [JSON_TYPE, CHUNKED], chunked('{}') + SMUGGLED),
    answers: [200, 405],
    upstream: [`${PASSED_POST}{}`],
  },
];
