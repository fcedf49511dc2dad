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
    whole(`the method ${method}, which the contract does not use`, request(`${method} ${PRICE}`), [405]),
  ),
  whole(
    'PATCH with a chunked body',
    request(`PATCH ${PRICE}`, ['Transfer-Encoding: chunked', JSON_TYPE], chunked(SMUGGLED)),
    [405],
  ),
  ...['get', 'Get', 'GETT', 'FOO', 'G\0ET', 'PRI', ''].map((method) =>
    whole(`the unknown method ${JSON.stringify(method)}`, request(`${method} ${PRICE}`), [400]),
  ),
  whole(
    'GET with another method in a header',
    request(`GET ${PRICE}`, ['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: DELETE', 'X-Method-Override: DELETE']),
    [200],
    PASSED,
  ),
  whole(
    'GET with another method in its query',
    request(`GET ${PRICE}?_method=DELETE`),
    [200],
    [`GET ${PRICE}?_method=DELETE `],
  ),
  { name: 'CONNECT to the service', bytes: request('CONNECT 127.0.0.1:4000'), answers: [] },
  { name: 'CONNECT to a path', bytes: request(`CONNECT ${PRICE}`), answers: [] },
];

const versions: Attack[] = [
  whole('HTTP/1.0 without a host', `GET ${PRICE} HTTP/1.0\r\n\r\n`, [200], PASSED),
  whole(
    'HTTP/1.0 with Connection: keep-alive',
    `GET ${PRICE} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`,
    [200],
    PASSED,
  ),
  whole(
    'HTTP/1.0 with a chunked body',
    `GET ${PRICE} HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(SMUGGLED)}`,
    [400],
  ),
  whole('a request of HTTP/0.9', `GET ${PRICE}\r\n\r\n`, [400]),
  ...['HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'HTTP/1.1.1', 'http/1.1', 'HTTP/01.1', 'ICE/1.0'].map((version) =>
    whole(version, `GET ${PRICE} ${version}\r\nHost: x\r\n\r\n`, [400]),
  ),
  whole('the connection preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', [400]),
];

const lines: Attack[] = [
  whole(
    'two requests in one write',
    request(`GET ${PRICE}?n=1`) + request(`GET ${PRICE}?n=2`),
    [200, 200],
    [`GET ${PRICE}?n=1 `, `GET ${PRICE}?n=2 `],
  ),
  whole(
    'a refused request with a second request behind it',
    request('GET /api/v1/..%2fx') + request(`GET ${PRICE}`),
    [400, 200],
    PASSED,
  ),
  whole(
    'a request that is refused because of its body, with a second request behind it',
    request(`GET ${PRICE}`, ['Content-Length: 2'], '{}') + request('GET /__sandbox/inbox'),
    [400],
  ),
  whole('a request after empty lines', `\r\n\r\n${request(`GET ${PRICE}`)}`, [200], PASSED),
  whole('a request with bare line feeds', request(`GET ${PRICE}`).replaceAll('\r\n', '\n'), [400]),
  whole('a request with bare carriage returns', request(`GET ${PRICE}`).replaceAll('\r\n', '\r'), [400]),
  whole('a request line with three words before the version', `GET ${PRICE} x HTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
  whole('a request line with tabs between its words', `GET\t${PRICE}\tHTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
  whole('a request line with a line break in its path', `GET /api/v1/x\r\nX: y HTTP/1.1\r\nHost: x\r\n\r\n`, [400]),
];

const expectations: Attack[] = [
  whole(
    'POST with Expect: 100-continue',
    request('POST /api/v1/user/userLogin', [JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2'], '{}'),
    [100, 200],
    ['POST /api/v1/user/userLogin {}'],
  ),
  whole('GET with Expect: 100-continue', request(`GET ${PRICE}`, ['Expect: 100-continue']), [100, 200], PASSED),
  whole('GET with an unknown expectation', request(`GET ${PRICE}`, ['Expect: a-miracle']), [417]),
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
