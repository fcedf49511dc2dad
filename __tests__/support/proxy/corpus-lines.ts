import { chunked, JSON_TYPE, request, SMUGGLED, type Attack } from './attack';

const PRICE = '/api/v1/wallet/getFNXprice';
const PASSED = [`GET ${PRICE} `];
const whole = (name: string, bytes: string, answers: readonly number[], upstream?: readonly string[]): Attack => ({
  name,
  bytes,
  answers,
  upstream,
});

const methods: Attack[] = [
  ...['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'SEARCH', 'M-SEARCH', 'PURGE', 'LINK', 'QUERY'].map((method) =>
    whole(`${method} is no method of the contract`, request(`${method} ${PRICE}`), [405]),
  ),
  whole(
    'PATCH with chunks',
    request(`PATCH ${PRICE}`, ['Transfer-Encoding: chunked', JSON_TYPE], chunked(SMUGGLED)),
    [405],
  ),
  ...['get', 'Get', 'GETT', 'FOO', 'G\0ET', 'PRI', ''].map((method) =>
    whole(`${JSON.stringify(method)} is no method`, request(`${method} ${PRICE}`), [400]),
  ),
  whole(
    'a method in a header changes nothing',
    request(`GET ${PRICE}`, ['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: DELETE', 'X-Method-Override: DELETE']),
    [200],
    PASSED,
  ),
  whole(
    'a method in the query is a field like others',
    request(`GET ${PRICE}?_method=DELETE`),
    [200],
    [`GET ${PRICE}?_method=DELETE `],
  ),
  { name: 'CONNECT to the service', bytes: request('CONNECT 127.0.0.1:4000'), answers: [] },
  { name: 'CONNECT to a path', bytes: request(`CONNECT ${PRICE}`), answers: [] },
];

const versions: Attack[] = [
  whole('HTTP/1.0 without a host', `GET ${PRICE} HTTP/1.0\r\n\r\n`, [200], PASSED),
  whole('HTTP/1.0 that wants to go on', `GET ${PRICE} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`, [200], PASSED),
  whole(
    'HTTP/1.0 with chunks',
    `GET ${PRICE} HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(SMUGGLED)}`,
    [400],
  ),
  whole('HTTP/0.9', `GET ${PRICE}\r\n\r\n`, [400]),
  ...['HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'HTTP/1.1.1', 'http/1.1', 'HTTP/01.1', 'ICE/1.0'].map((version) =>
    whole(version, `GET ${PRICE} ${version}\r\nHost: x\r\n\r\n`, [400]),
  ),
  whole('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', [400]),
];

const lines: Attack[] = [
  whole(
    'two requests at once',
    request(`GET ${PRICE}?n=1`) + request(`GET ${PRICE}?n=2`),
    [200, 200],
    [`GET ${PRICE}?n=1 `, `GET ${PRICE}?n=2 `],
  ),
  whole(
    'a refused request, and one behind it',
    request('GET /api/v1/..%2fx') + request(`GET ${PRICE}`),
    [400, 200],
    PASSED,
  ),
  whole(
    'a request with a body that is refused, and one behind it that gets no answer',
    request(`GET ${PRICE}`, ['Content-Length: 2'], '{}') + request('GET /__sandbox/inbox'),
    [400],
  ),
  whole('empty lines before the request', `\r\n\r\n${request(`GET ${PRICE}`)}`, [200], PASSED),
  whole('line feeds alone', request(`GET ${PRICE}`).replaceAll('\r\n', '\n'), [400]),
  whole('carriage returns alone', request(`GET ${PRICE}`).replaceAll('\r\n', '\r'), [400]),
  whole('three words before the version', `GET ${PRICE} x HTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
  whole('a tab between the words', `GET\t${PRICE}\tHTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
  whole('a line break in the path', `GET /api/v1/x\r\nX: y HTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
];

const expectations: Attack[] = [
  whole(
    'Expect: 100-continue is answered here',
    request('POST /api/v1/user/userLogin', [JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2'], '{}'),
    [100, 200],
    ['POST /api/v1/user/userLogin {}'],
  ),
  whole('Expect: 100-continue with a GET', request(`GET ${PRICE}`, ['Expect: 100-continue']), [100, 200], PASSED),
  whole('another expectation', request(`GET ${PRICE}`, ['Expect: a-miracle']), [417]),
  whole(
    'an upgrade to HTTP/2',
    request(`GET ${PRICE}`, [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
    ]),
    [200],
    PASSED,
  ),
  whole(
    'an upgrade to a web socket',
    request(`GET ${PRICE}`, [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]),
    [200],
    PASSED,
  ),
  whole(
    'an upgrade to a web socket with a body',
    request('POST /api/rpc/0', ['Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 2'], `{}${SMUGGLED}`),
    [415],
  ),
  whole(
    'an upgrade that Connection does not name',
    request(`GET ${PRICE}`, ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
    [200],
    PASSED,
  ),
];

export const LINES = [...methods, ...versions, ...lines, ...expectations];
