import { JSON_TYPE, request, type Attack } from './attack';

const PRICE = '/api/v1/wallet/getFNXprice';
const LOGIN = 'POST /api/v1/user/userLogin';
const PASSED = [`GET ${PRICE} `];

const withHeaders = (
  name: string,
  headers: readonly string[],
  answers: readonly number[] = [200],
  upstream: readonly string[] = answers[0] === 200 ? PASSED : [],
): Attack => ({
  name,
  bytes: request(`GET ${PRICE}`, headers),
  answers,
  upstream,
});
const body = (
  name: string,
  headers: readonly string[],
  content: string,
  answers: readonly number[],
  upstream?: readonly string[],
): Attack => ({
  name,
  bytes: request(LOGIN, [...headers, `Content-Length: ${content.length}`], content),
  answers,
  upstream,
});

const ofTheConnection: Attack[] = [
  withHeaders('a Connection field that lists the token header', [
    'token: t',
    'authorization: Bearer t',
    'Connection: token, authorization, host',
  ]),
  withHeaders('a Connection field that lists headers that were not sent', [
    'Connection: content-length, transfer-encoding, x',
  ]),
  withHeaders('three Connection fields', [
    'Connection: keep-alive',
    'Connection: content-length',
    'Connection: transfer-encoding',
  ]),
  withHeaders('hop-by-hop header fields', [
    'TE: trailers',
    'Trailer: token',
    'Keep-Alive: timeout=9',
    'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic eA==',
    'Via: 1.1 x',
    'Max-Forwards: 0',
  ]),
  withHeaders('header fields that claim another address of the caller', [
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: for=1.2.3.4',
    'X-Real-IP: 1.2.3.4',
    'X-Client-IP: 1.2.3.4',
    'True-Client-IP: 1.2.3.4',
    'CF-Connecting-IP: 1.2.3.4',
  ]),
  withHeaders('header fields that claim another path', [
    'X-Original-URL: /__sandbox/inbox',
    'X-Rewrite-URL: /__sandbox/inbox',
    'X-Forwarded-Prefix: /__sandbox',
    'Destination: /__sandbox',
  ]),
  withHeaders('cookies, ranges and conditional header fields', [
    'Cookie: token=stolen',
    'Range: bytes=0-1',
    'If-None-Match: "x"',
    'If-Range: x',
    'Origin: http://evil.example',
    'Referer: http://evil.example/',
  ]),
  withHeaders('header names with underscores', [
    'content_length: 99',
    'x_forwarded_for: 1.2.3.4',
    'transfer_encoding: chunked',
  ]),
];

const ofNext: Attack[] = [
  withHeaders('header fields that claim that the middleware has run', [
    'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
    'X-Middleware-Rewrite: http://evil.example/',
    'X-Middleware-Next: 1',
  ]),
  withHeaders('header fields that request the data of a page', [
    'X-Nextjs-Data: 1',
    'RSC: 1',
    'Next-Router-State-Tree: x',
    'Next-Action: x',
  ]),
  withHeaders('header fields that set an internal path of Next', [
    'X-Invoke-Path: /api/health',
    'X-Invoke-Query: {"path":"x"}',
    'X-Invoke-Status: 500',
    'X-Invoke-Output: /api/health',
    'X-Matched-Path: /api/health',
    'X-Now-Route-Matches: 1=x',
  ]),
  withHeaders('header fields that request a revalidation or a preview', [
    'X-Prerender-Revalidate: x',
    'X-Next-Revalidated-Tags: x',
    'Cookie: __prerender_bypass=x; __next_preview_data=x',
  ]),
];

const ofHost: Attack[] = [
  withHeaders(
    'another host in X-Host',
    ['X: y'].map(() => 'X-Host: evil.example'),
  ),
  {
    name: 'a Host of another site',
    bytes: `GET ${PRICE} HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
    answers: [200],
    upstream: PASSED,
  },
  {
    name: 'a Host that contains the address of the service',
    bytes: `GET ${PRICE} HTTP/1.1\r\nHost: 127.0.0.1:4000@evil.example\r\n\r\n`,
    answers: [200],
    upstream: PASSED,
  },
  { name: 'an empty Host', bytes: `GET ${PRICE} HTTP/1.1\r\nHost:\r\n\r\n`, answers: [200], upstream: PASSED },
  { name: 'a request without Host', bytes: `GET ${PRICE} HTTP/1.1\r\nX: y\r\n\r\n`, answers: [400] },
  {
    name: 'two Host fields',
    bytes: `GET ${PRICE} HTTP/1.1\r\nHost: fnx.example\r\nHost: evil.example\r\n\r\n`,
    answers: [200],
    upstream: PASSED,
  },
];

const ofForm: Attack[] = [
  withHeaders('a line break in a header value', ['token: a\r\nX-Forwarded-For: 1.2.3.4']),
  withHeaders('an encoded line break in a header value', ['token: a%0d%0aHost:%20evil.example']),
  withHeaders('bytes beyond ASCII in a header value', ['token: \xff\xfe\x80', 'accept-language: \xe9']),
  withHeaders('a token that is sent twice', [
    'token: a',
    'token: b',
    'authorization: Bearer a',
    'authorization: Bearer b',
  ]),
  withHeaders('a NUL in a header value', ['token: a\0b'], [400]),
  withHeaders('a bare line feed in a header value', ['token: a\nX: y'], [400]),
  withHeaders('a bare carriage return in a header value', ['token: a\rX: y'], [400]),
  withHeaders('a header field without a colon', ['token'], [400]),
  withHeaders('a header field without a name', [': x'], [400]),
  withHeaders('a header name that contains a space', ['to ken: x'], [400]),
  withHeaders('a header name beyond ASCII', ['tok\xe9n: x'], [400]),
  withHeaders(
    'a request with two hundred header fields',
    Array.from({ length: 200 }, (_, n) => `X-${n}: ${n}`),
  ),
  withHeaders(
    'a request with five thousand header fields',
    Array.from({ length: 5_000 }, (_, n) => `${n}:`),
    [431],
  ),
  withHeaders('a header field of 64 KB', [`token: ${'x'.repeat(65_536)}`], [431]),
  withHeaders('a header name of 64 KB', [`${'x'.repeat(65_536)}: x`], [431]),
  { name: 'a path of 64 KB', bytes: request(`GET ${PRICE}?x=${'x'.repeat(65_536)}`), answers: [431] },
];

const ofBodies: Attack[] = [
  body('a body of JSON', [JSON_TYPE], '{}', [200], ['POST /api/v1/user/userLogin {}']),
  body(
    'a body of the type JSON that is not JSON',
    [JSON_TYPE],
    '{}\r\nGET / HTTP/1.1\r\n\r\n',
    [200],
    ['POST /api/v1/user/userLogin {}\r\nGET / HTTP/1.1\r\n\r\n'],
  ),
  body('a body with two types in its Content-Type', ['Content-Type: application/json, text/html'], '{}', [415]),
  body('a body of JSON in UTF-16', ['Content-Type: application/json; charset=utf-16'], '{\0}\0', [415]),
  body('a body of JSON in UTF-7', ['Content-Type: application/json; charset=utf-7'], '+AHsAfQ-', [415]),
  body('a body of the type form', ['Content-Type: application/x-www-form-urlencoded'], 'email=x', [415]),
  body(
    'a body of the type form with files',
    ['Content-Type: multipart/form-data; boundary=x'],
    '--x\r\n\r\n--x--',
    [415],
  ),
  body('a body of the type text', ['Content-Type: text/plain'], '{}', [415]),
  body('a body without a type', [], '{}', [415]),
  body('a compressed body', [JSON_TYPE, 'Content-Encoding: gzip'], '\x1f\x8b\x08', [415]),
  body(
    'a body with two Content-Encoding fields',
    [JSON_TYPE, 'Content-Encoding: identity', 'Content-Encoding: br'],
    '{}',
    [415],
  ),
  body('a body of one byte more than a megabyte', [JSON_TYPE], 'x'.repeat(1_048_577), [413]),
];

export const HEADERS = [...ofTheConnection, ...ofNext, ...ofHost, ...ofForm, ...ofBodies];
