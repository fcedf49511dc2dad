import { chunked, JSON_TYPE, request, SMUGGLED, type Attack } from './attack';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const ASKED = [`POST /node/key?and=query ${CALL}`];
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

const post = (
  name: string,
  content: string,
  answers: readonly number[],
  upstream?: readonly string[],
  target = '/api/rpc/0',
): Attack => ({
  name,
  bytes: request(`POST ${target}`, ['Content-Type: application/json', `Content-Length: ${content.length}`], content),
  answers,
  upstream,
});
const refused = (name: string, content: string) => post(name, content, [400]);
const withField = (field: string) => CALL.replace('}', `,${field}}`);

const bodies: Attack[] = [
  post('a call', CALL, [200], ASKED),
  post('a call with white space', ` {"method" : "eth_chainId",\r\n"jsonrpc":"2.0","id":1}\r\n\r\n`, [200], ASKED),
  post('a call whose method is written with an escape', CALL.replace('eth', '\\u0065th'), [200], ASKED),
  post(
    'a call with two methods, the allowed one last',
    CALL.replace('"method"', '"method":"debug_traceCall","method"'),
    [200],
    ASKED,
  ),
  refused('a call with two methods, the allowed one first', withField('"method":"debug_traceCall"')),
  refused('a call with a key "Method" after the method', withField('"Method":"debug_traceCall"')),
  refused(
    'a call with a key "METHOD" before the method',
    CALL.replace('"method"', '"METHOD":"debug_traceCall","method"'),
  ),
  refused('a call with a key "Method" that is written with an escape', withField('"\\u004dethod":"debug_traceCall"')),
  refused('a call with a key that contains the long s of Unicode', latin1(withField('"param\u017f":[]'))),
  refused('a call with an unknown key', withField('"x":1')),
  refused('a call with the key "__proto__"', withField('"__proto__":{"method":"debug_traceCall"}')),
  refused('a call with params as an object', withField('"params":{"to":"0x"}')),
  refused('a call with the id 2^60', CALL.replace('1,', '1152921504606846976,')),
  refused('a call with a number of ninety digits', withField(`"params":[${'9'.repeat(90)}]`)),
  refused(
    'a call with a hundred thousand nested lists',
    withField(`"params":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  ),
  refused('a batch in a batch', `[[${CALL}]]`),
  refused('an empty batch', '[]'),
  refused(
    'a batch with one method that is not allowed',
    `[${CALL},${CALL.replace('eth_chainId', 'anvil_setBalance')}]`,
  ),
  refused('a batch of 101 calls', `[${Array(101).fill(CALL).join()}]`),
  refused('a call in UTF-16', Buffer.from(CALL, 'utf16le').toString('latin1')),
  refused('a call in UTF-7', CALL.replace('{', '+AHs-')),
  refused('a call after a byte order mark', `\xef\xbb\xbf${CALL}`),
  refused('a call with bytes that are not UTF-8', CALL.replace('1,', '"\xff",')),
  refused('an HTTP request in place of JSON', SMUGGLED),
  refused('a compressed body', '\x1f\x8b\x08\0\0\0\0\0'),
  refused('an empty body', ''),
  post('a body of more than 256 KB', ' '.repeat(262_145), [413]),
  {
    name: 'a call as a chunked body with a second request behind it',
    bytes: request('POST /api/rpc/0', [JSON_TYPE, 'Transfer-Encoding: chunked'], chunked(CALL) + SMUGGLED),
    answers: [200, 405],
    upstream: ASKED,
  },
];

const indices: Attack[] = [
  ...['1', '9', '00', '-1', '%30', '%D9%A3', '0.0', '0;1', '0/', '0/x', ' ', '1?index=0', ''].map((index) =>
    post(`a call to the node with the index ${JSON.stringify(index)}`, CALL, [404], [], latin1(`/api/rpc/${index}`)),
  ),
  ...['0%00', '0/../0', '../rpc/0', '0%2f..%2f0'].map((index) =>
    post(`a call to the node with the unreadable index ${JSON.stringify(index)}`, CALL, [400], [], `/api/rpc/${index}`),
  ),
  post('a call to the node with the index ٣ in raw bytes', CALL, [400], [], latin1('/api/rpc/٣')),
  post('a call to a node with a query behind its index', CALL, [200], ASKED, '/api/rpc/0?index=1&path=x'),
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method): Attack => ({
    name: `${method} to a node`,
    bytes: request(`${method} /api/rpc/0`),
    answers: [405],
  })),
];

const names: Attack[] = [
  post('the method eth_chainId at the endpoint for names', CALL, [200], [`POST /names ${CALL}`], '/api/ens'),
  post('a transaction at the endpoint for names', CALL.replace('chainId', 'sendRawTransaction'), [400], [], '/api/ens'),
  post(
    'a call to another contract at the endpoint for names',
    withField('"params":[{"to":"0x1","data":"0x"},"latest"]').replace('chainId', 'call'),
    [400],
    [],
    '/api/ens',
  ),
  post(
    'the method eth_chainId with params of another method at the endpoint for names',
    withField('"params":[{"to":"0x1"}]'),
    [400],
    [],
    '/api/ens',
  ),
  { name: 'DELETE to the endpoint for names', bytes: request('DELETE /api/ens'), answers: [405] },
];

export const NODES = [...bodies, ...indices, ...names];
