import { chunked, JSON_TYPE, request, SMUGGLED, type Attack } from './attack';

const GET = 'GET /api/v1/wallet/getFNXprice';
const POST = 'POST /api/v1/user/userLogin';
const PASSED_POST = 'POST /api/v1/user/userLogin ';
const LENGTH = `Content-Length: ${SMUGGLED.length}`;
/** An unfinished request. On a shared connection, the next visitor's bytes would complete it. */
const SWALLOWING = [
  'POST /api/v1/user/contactUs HTTP/1.1',
  'Host: x',
  JSON_TYPE,
  'Content-Length: 400',
  '',
  '{"message":"',
].join('\r\n');
const CHUNKED = 'Transfer-Encoding: chunked';
const inChunks = chunked(SMUGGLED);

/** For bytes that Node's parser refuses. Node itself answers 400 and closes the connection. */
const unread = (name: string, bytes: string): Attack => ({ name, bytes, answers: [400] });
const refused = (name: string, bytes: string): Attack => ({ name, bytes, answers: [400] });

const bodiesWhereNoneBelongs: Attack[] = [
  refused('GET with a chunked body', request(GET, [CHUNKED], inChunks)),
  refused('GET with a body by length', request(GET, [LENGTH], SMUGGLED)),
  refused('GET with a length that Connection names', request(GET, ['Connection: content-length', LENGTH], SMUGGLED)),
  refused(
    'GET with a length that Connection names beside keep-alive',
    request(GET, ['Connection: keep-alive, Content-Length', LENGTH], SMUGGLED),
  ),
  refused('GET with chunks that Connection names', request(GET, ['Connection: transfer-encoding', CHUNKED], inChunks)),
  refused(
    'DELETE with a chunked body',
    request('DELETE /api/v1/notification/removeAllNotification', [CHUNKED], inChunks),
  ),
  refused(
    'DELETE with a length that Connection names',
    request('DELETE /api/v1/notification/removeAllNotification', ['Connection: content-length', LENGTH], SMUGGLED),
  ),
  refused(
    'GET with chunks that begin a request for the next visitor to end',
    request(GET, [CHUNKED], chunked(SWALLOWING)),
  ),
  refused(
    'GET with a length that Connection names, and the beginning of a request',
    request(GET, ['Connection: content-length', `Content-Length: ${SWALLOWING.length}`], SWALLOWING),
  ),
  refused('GET with an empty chunked body', request(GET, [CHUNKED], '0\r\n\r\n')),
  refused('GET with a body of a megabyte announced and none sent', request(GET, ['Content-Length: 1048576'])),
  refused('GET with a length of several noughts', request(GET, ['Content-Length: 00'])),
  {
    name: 'GET with a length of nought is a GET',
    bytes: request(GET, ['Content-Length: 0']),
    answers: [200],
    upstream: ['GET /api/v1/wallet/getFNXprice '],
  },
  {
    name: 'GET with a length of nought and a request behind it is two requests of this visitor',
    bytes: request(GET, ['Content-Length: 0'], request('GET /__sandbox/inbox')),
    answers: [200, 404],
    upstream: ['GET /api/v1/wallet/getFNXprice '],
  },
  refused('GET with chunks to a node', request('GET /api/rpc/0', [CHUNKED], inChunks)),
  refused(
    'GET with a body to the way to names',
    request('GET /api/ens', ['Connection: content-length', LENGTH], SMUGGLED),
  ),
  refused('a body for the configuration', request('GET /api/config', [CHUNKED], inChunks)),
  { name: 'a body for the health', bytes: request('POST /api/health', [LENGTH], SMUGGLED), answers: [415] },
  { name: 'JSON for the health', bytes: request('POST /api/health', [JSON_TYPE, LENGTH], SMUGGLED), answers: [405] },
];

const lengthAgainstChunks: Attack[] = [
  unread('a length before chunks (CL.TE)', request(POST, [JSON_TYPE, 'Content-Length: 4', CHUNKED], inChunks)),
  unread('chunks before a length (TE.CL)', request(POST, [JSON_TYPE, CHUNKED, 'Content-Length: 4'], inChunks)),
  unread(
    'two codings in two fields (TE.TE)',
    request(POST, [JSON_TYPE, CHUNKED, 'Transfer-Encoding: identity'], inChunks),
  ),
  unread('chunked, identity', request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked, identity'], inChunks)),
  refused('identity, chunked', request(POST, [JSON_TYPE, 'Transfer-Encoding: identity, chunked'], inChunks)),
  unread('xchunked', request(POST, [JSON_TYPE, 'Transfer-Encoding: xchunked'], inChunks)),
  unread(
    'xchunked with a length',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: xchunked', 'Content-Length: 4'], inChunks),
  ),
  refused('gzip, chunked', request(POST, [JSON_TYPE, 'Transfer-Encoding: gzip, chunked'], inChunks)),
  unread('chunked twice in one field', request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked, chunked'], inChunks)),
  refused('an empty coding', request(POST, [JSON_TYPE, 'Transfer-Encoding:'], inChunks)),
  unread('a space before the colon', request(POST, [JSON_TYPE, 'Transfer-Encoding : chunked'], inChunks)),
  unread('a tab before the colon', request(POST, [JSON_TYPE, 'Transfer-Encoding\t: chunked'], inChunks)),
  unread('a vertical tab before the coding', request(POST, [JSON_TYPE, 'Transfer-Encoding: \x0bchunked'], inChunks)),
  unread('a NUL behind the coding', request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked\0'], inChunks)),
  unread('a coding in quotes', request(POST, [JSON_TYPE, 'Transfer-Encoding: "chunked"'], inChunks)),
  unread(
    'a folded coding',
    request(POST, [JSON_TYPE, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 4'], inChunks),
  ),
  unread(
    'a folded line before the coding',
    request(POST, [JSON_TYPE, 'X: a\r\n Transfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  unread(
    'a field that begins with a space',
    request(POST, [' Transfer-Encoding: chunked', JSON_TYPE, LENGTH], SMUGGLED),
  ),
  unread(
    'a bare carriage return that hides the coding',
    request(POST, [JSON_TYPE, 'X: a\rTransfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  unread(
    'a bare line feed that hides the coding',
    request(POST, [JSON_TYPE, 'X: a\nTransfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  {
    name: 'an underscore in place of the hyphen is another field',
    bytes: request(POST, [JSON_TYPE, 'Transfer_Encoding: chunked', 'Content-Length: 2'], '{}'),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  {
    name: 'a tab before the coding is white space',
    bytes: request(POST, [JSON_TYPE, 'Transfer-Encoding:\tchunked'], chunked('{}')),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  {
    name: 'the coding in capitals',
    bytes: request(POST, [JSON_TYPE, 'TRANSFER-ENCODING: CHUNKED'], chunked('{}')),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
];

const lengths: Attack[] = [
  unread('two lengths that differ', request(POST, [JSON_TYPE, 'Content-Length: 2', LENGTH], `{}${SMUGGLED}`)),
  unread('two lengths that agree', request(POST, [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 2'], '{}')),
  unread('two lengths in one field', request(POST, [JSON_TYPE, 'Content-Length: 2, 2'], '{}')),
  ...[
    '-1',
    '+2',
    '0x2',
    '2.0',
    '1e1',
    '2 2',
    '2_0',
    '',
    'two',
    '²',
    '99999999999999999999',
    '18446744073709551618',
    '4294967298a',
  ].map((length) =>
    unread(
      `a length of ${JSON.stringify(length)}`,
      request(POST, [JSON_TYPE, `Content-Length: ${length}`], `{}${SMUGGLED}`),
    ),
  ),
  unread('a space before the colon of the length', request(POST, [JSON_TYPE, 'Content-Length : 2'], '{}')),
  {
    name: 'a length of nought with a request behind it',
    bytes: request(POST, [JSON_TYPE, 'Content-Length: 0'], SMUGGLED),
    answers: [200, 405],
    upstream: [PASSED_POST],
  },
  {
    name: 'a length that is too short for what follows',
    bytes: request(POST, [JSON_TYPE, 'Content-Length: 2'], `{}${SMUGGLED}`),
    answers: [200, 405],
    upstream: [`${PASSED_POST}{}`],
  },
];

const chunks: Attack[] = [
  {
    name: 'a body in chunks',
    bytes: request(POST, [JSON_TYPE, CHUNKED], chunked('{"a"', ':1}')),
    answers: [200],
    upstream: [`${PASSED_POST}{"a":1}`],
  },
  {
    name: 'chunk extensions',
    bytes: request(POST, [JSON_TYPE, CHUNKED], '2;a=b;c="d"\r\n{}\r\n0;x\r\n\r\n'),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  unread('a bare line feed in a chunk extension', request(POST, [JSON_TYPE, CHUNKED], `2;\nxx\r\n{}\r\n0\r\n\r\n`)),
  {
    name: 'trailers that log in and forward',
    bytes: request(
      POST,
      [JSON_TYPE, CHUNKED, 'Trailer: token, host'],
      '2\r\n{}\r\n0\r\ntoken: stolen\r\nHost: evil.example\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n',
    ),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  unread(
    'a trailer that frames',
    request(POST, [JSON_TYPE, CHUNKED], '2\r\n{}\r\n0\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n'),
  ),
  ...['zz', '-2', '+2', '0x2', '2 ', ' 2', '', 'fffffffffffffffff', '2\0'].map((size) =>
    unread(
      `a chunk size of ${JSON.stringify(size)}`,
      request(POST, [JSON_TYPE, CHUNKED], `${size}\r\n{}\r\n0\r\n\r\n`),
    ),
  ),
  unread('a chunk that is longer than its size', request(POST, [JSON_TYPE, CHUNKED], '1\r\n{}\r\n0\r\n\r\n')),
  unread('line feeds alone around a chunk', request(POST, [JSON_TYPE, CHUNKED], '2\n{}\n0\n\n')),
  {
    name: 'a request behind the last chunk is of this visitor',
    bytes: request(POST, [JSON_TYPE, CHUNKED], chunked('{}') + SMUGGLED),
    answers: [200, 405],
    upstream: [`${PASSED_POST}{}`],
  },
];

export const FRAMING = [...bodiesWhereNoneBelongs, ...lengthAgainstChunks, ...lengths, ...chunks];
