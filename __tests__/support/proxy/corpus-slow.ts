import { JSON_TYPE, request, type Attack } from './attack';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const slow = (name: string, line: string, headers: readonly string[], begun: string): Attack => ({
  name,
  bytes: request(line, headers, begun),
  answers: [408],
});

export const SLOW: Attack[] = [
  slow('a body for the service that stops', 'POST /api/v1/user/userLogin', [JSON_TYPE, 'Content-Length: 9'], '{}'),
  slow('a body for the service that never begins', 'PUT /api/v1/user/settings', [JSON_TYPE, 'Content-Length: 9'], ''),
  slow(
    'a chunked body for the service without its last chunk',
    'POST /api/v1/user/userLogin',
    [JSON_TYPE, 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n',
  ),
  slow('a body for a node that stops', 'POST /api/rpc/0', [JSON_TYPE, `Content-Length: ${CALL.length + 1}`], CALL),
  slow(
    'a chunked body for a node without its last chunk',
    'POST /api/rpc/0',
    [JSON_TYPE, 'Transfer-Encoding: chunked'],
    `${CALL.length.toString(16)}\r\n${CALL}\r\n`,
  ),
  slow(
    'a chunked body for a node that ends in the middle of a chunk size',
    'POST /api/rpc/0',
    [JSON_TYPE, 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n1',
  ),
  slow('a body for the endpoint for names that stops', 'POST /api/ens', [JSON_TYPE, 'Content-Length: 99'], CALL),
];

export const DRIP: Attack = slow(
  'a body that arrives byte by byte',
  'POST /api/v1/user/userLogin',
  [JSON_TYPE, 'Transfer-Encoding: chunked'],
  '',
);
