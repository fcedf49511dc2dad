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
  post('a method in escapes', CALL.replace('eth', '\\u0065th'), [200], ASKED),
  post(
    'a method that stands twice, the allowed one last',
    CALL.replace('"method"', '"method":"debug_traceCall","method"'),
    [200],
    ASKED,
  ),
  refused('a method that stands twice, the allowed one first', withField('"method":"debug_traceCall"')),
  refused('a method in other letters behind', withField('"Method":"debug_traceCall"')),
  refused('a method in other letters before', CALL.replace('"method"', '"METHOD":"debug_traceCall","method"')),
  refused('a method in other letters, in escapes', withField('"\\u004dethod":"debug_traceCall"')),
  refused('a key with the long s', latin1(withField('"param\u017f":[]'))),
  refused('a key that nobody knows', withField('"x":1')),
  refused('a prototype', withField('"__proto__":{"method":"debug_traceCall"}')),
  refused('params by name', withField('"params":{"to":"0x"}')),
  refused('an id of 2^60', CALL.replace('1,', '1152921504606846976,')),
  refused('a number of ninety digits', withField(`"params":[${'9'.repeat(90)}]`)),
  refused('a hundred thousand lists in each other', withField(`"params":${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
  refused('a batch in a batch', `[[${CALL}]]`),
  refused('an empty batch', '[]'),
  refused('a batch with one that is not allowed', `[${CALL},${CALL.replace('eth_chainId', 'anvil_setBalance')}]`),
  refused('a batch of 101', `[${Array(101).fill(CALL).join()}]`),
  refused('UTF-16', Buffer.from(CALL, 'utf16le').toString('latin1')),
  refused('UTF-7', CALL.replace('{', '+AHs-')),
  refused('a byte order mark', `\xef\xbb\xbf${CALL}`),
  refused('bytes that are no UTF-8', CALL.replace('1,', '"\xff",')),
  refused('a request of HTTP in place of JSON', SMUGGLED),
  refused('a packed body', '\x1f\x8b\x08\0\0\0\0\0'),
  refused('nothing', ''),
  post('more than 256 KB', ' '.repeat(262_145), [413]),
  {
    name: 'a call in chunks',
    bytes: request('POST /api/rpc/0', [JSON_TYPE, 'Transfer-Encoding: chunked'], chunked(CALL) + SMUGGLED),
    answers: [200, 405],
    upstream: ASKED,
  },
];

const indices: Attack[] = [
  ...['1', '9', '00', '-1', '%30', '%D9%A3', '0.0', '0;1', '0/', '0/x', ' ', '1?index=0', ''].map((index) =>
    post(`the index ${JSON.stringify(index)}`, CALL, [404], [], latin1(`/api/rpc/${index}`)),
  ),
  ...['0%00', '0/../0', '../rpc/0', '0%2f..%2f0'].map((index) =>
    post(`the index ${JSON.stringify(index)}, which cannot be read`, CALL, [400], [], `/api/rpc/${index}`),
  ),
  post('the index ٣ in its own bytes', CALL, [400], [], latin1('/api/rpc/٣')),
  post('a query behind the index', CALL, [200], ASKED, '/api/rpc/0?index=1&path=x'),
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method): Attack => ({
    name: `${method} to a node`,
    bytes: request(`${method} /api/rpc/0`),
    answers: [405],
  })),
];

const names: Attack[] = [
  post('which chain, of the way to names', CALL, [200], [`POST /names ${CALL}`], '/api/ens'),
  post('a transaction, of the way to names', CALL.replace('chainId', 'sendRawTransaction'), [400], [], '/api/ens'),
  post(
    'a question to another contract',
    withField('"params":[{"to":"0x1","data":"0x"},"latest"]').replace('chainId', 'call'),
    [400],
    [],
    '/api/ens',
  ),
  post(
    'which chain, with the question of somebody else in it',
    withField('"params":[{"to":"0x1"}]'),
    [400],
    [],
    '/api/ens',
  ),
  { name: 'DELETE to the way to names', bytes: request('DELETE /api/ens'), answers: [405] },
];

export const NODES = [...bodies, ...indices, ...names];
