import { chunked, JSON_TYPE, request, SMUGGLED, type Attack } from './attack';
import { CHUNKS } from './corpus-chunks';

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
  refused('GET with a body and its Content-Length', request(GET, [LENGTH], SMUGGLED)),
  refused(
    'GET with a body whose Content-Length is listed in Connection',
    request(GET, ['Connection: content-length', LENGTH], SMUGGLED),
  ),
  refused(
    'GET with a body whose Content-Length is listed in Connection beside keep-alive',
    request(GET, ['Connection: keep-alive, Content-Length', LENGTH], SMUGGLED),
  ),
  refused(
    'GET with a chunked body whose Transfer-Encoding is listed in Connection',
    request(GET, ['Connection: transfer-encoding', CHUNKED], inChunks),
  ),
  refused(
    'DELETE with a chunked body',
    request('DELETE /api/v1/notification/removeAllNotification', [CHUNKED], inChunks),
  ),
  refused(
    'DELETE with a body whose Content-Length is listed in Connection',
    request('DELETE /api/v1/notification/removeAllNotification', ['Connection: content-length', LENGTH], SMUGGLED),
  ),
  refused(
    'GET with a chunked body that begins a request for the next visitor to complete',
    request(GET, [CHUNKED], chunked(SWALLOWING)),
  ),
  refused(
    'GET with the beginning of a request as its body, whose Content-Length is listed in Connection',
    request(GET, ['Connection: content-length', `Content-Length: ${SWALLOWING.length}`], SWALLOWING),
  ),
  refused('GET with an empty chunked body', request(GET, [CHUNKED], '0\r\n\r\n')),
  refused('GET that announces a body of a megabyte and sends none', request(GET, ['Content-Length: 1048576'])),
  refused('GET with the Content-Length 00', request(GET, ['Content-Length: 00'])),
  {
    name: 'GET with the Content-Length 0',
    bytes: request(GET, ['Content-Length: 0']),
    answers: [200],
    upstream: ['GET /api/v1/wallet/getFNXprice '],
  },
  {
    name: 'GET with the Content-Length 0 and a second request behind it',
    bytes: request(GET, ['Content-Length: 0'], request('GET /__sandbox/inbox')),
    answers: [200, 404],
    upstream: ['GET /api/v1/wallet/getFNXprice '],
  },
  refused('GET with a chunked body to a node', request('GET /api/rpc/0', [CHUNKED], inChunks)),
  refused(
    'GET with a body to the endpoint for names',
    request('GET /api/ens', ['Connection: content-length', LENGTH], SMUGGLED),
  ),
  refused('GET with a body to the configuration', request('GET /api/config', [CHUNKED], inChunks)),
  {
    name: 'POST with a body to the health check',
    bytes: request('POST /api/health', [LENGTH], SMUGGLED),
    answers: [415],
  },
  {
    name: 'POST with JSON to the health check',
    bytes: request('POST /api/health', [JSON_TYPE, LENGTH], SMUGGLED),
    answers: [405],
  },
];

const lengthAgainstChunks: Attack[] = [
  unread(
    'Content-Length before Transfer-Encoding (CL.TE)',
    request(POST, [JSON_TYPE, 'Content-Length: 4', CHUNKED], inChunks),
  ),
  unread(
    'Transfer-Encoding before Content-Length (TE.CL)',
    request(POST, [JSON_TYPE, CHUNKED, 'Content-Length: 4'], inChunks),
  ),
  unread(
    'two Transfer-Encoding fields (TE.TE)',
    request(POST, [JSON_TYPE, CHUNKED, 'Transfer-Encoding: identity'], inChunks),
  ),
  unread(
    'the Transfer-Encoding "chunked, identity"',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked, identity'], inChunks),
  ),
  refused(
    'the Transfer-Encoding "identity, chunked"',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: identity, chunked'], inChunks),
  ),
  unread('the Transfer-Encoding "xchunked"', request(POST, [JSON_TYPE, 'Transfer-Encoding: xchunked'], inChunks)),
  unread(
    'the Transfer-Encoding "xchunked" with a Content-Length',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: xchunked', 'Content-Length: 4'], inChunks),
  ),
  refused(
    'the Transfer-Encoding "gzip, chunked"',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: gzip, chunked'], inChunks),
  ),
  unread(
    'the Transfer-Encoding "chunked, chunked"',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked, chunked'], inChunks),
  ),
  refused('an empty Transfer-Encoding', request(POST, [JSON_TYPE, 'Transfer-Encoding:'], inChunks)),
  unread(
    'Transfer-Encoding with a space before its colon',
    request(POST, [JSON_TYPE, 'Transfer-Encoding : chunked'], inChunks),
  ),
  unread(
    'Transfer-Encoding with a tab before its colon',
    request(POST, [JSON_TYPE, 'Transfer-Encoding\t: chunked'], inChunks),
  ),
  unread(
    'Transfer-Encoding with a vertical tab before its value',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: \x0bchunked'], inChunks),
  ),
  unread(
    'Transfer-Encoding with a NUL after its value',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked\0'], inChunks),
  ),
  unread(
    'Transfer-Encoding with its value in quotes',
    request(POST, [JSON_TYPE, 'Transfer-Encoding: "chunked"'], inChunks),
  ),
  unread(
    'Transfer-Encoding with its value on the next line',
    request(POST, [JSON_TYPE, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 4'], inChunks),
  ),
  unread(
    'Transfer-Encoding in a folded line of another field',
    request(POST, [JSON_TYPE, 'X: a\r\n Transfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  unread(
    'Transfer-Encoding with a space before its name',
    request(POST, [' Transfer-Encoding: chunked', JSON_TYPE, LENGTH], SMUGGLED),
  ),
  unread(
    'Transfer-Encoding behind a bare carriage return',
    request(POST, [JSON_TYPE, 'X: a\rTransfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  unread(
    'Transfer-Encoding behind a bare line feed',
    request(POST, [JSON_TYPE, 'X: a\nTransfer-Encoding: chunked', LENGTH], SMUGGLED),
  ),
  {
    name: 'Transfer_Encoding with an underscore',
    bytes: request(POST, [JSON_TYPE, 'Transfer_Encoding: chunked', 'Content-Length: 2'], '{}'),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  {
    name: 'Transfer-Encoding with a tab before its value',
    bytes: request(POST, [JSON_TYPE, 'Transfer-Encoding:\tchunked'], chunked('{}')),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
  {
    name: 'TRANSFER-ENCODING in capitals',
    bytes: request(POST, [JSON_TYPE, 'TRANSFER-ENCODING: CHUNKED'], chunked('{}')),
    answers: [200],
    upstream: [`${PASSED_POST}{}`],
  },
];

const lengths: Attack[] = [
  unread(
    'two Content-Length fields that differ',
    request(POST, [JSON_TYPE, 'Content-Length: 2', LENGTH], `{}${SMUGGLED}`),
  ),
  unread(
    'two Content-Length fields that agree',
    request(POST, [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 2'], '{}'),
  ),
  unread('two values in one Content-Length field', request(POST, [JSON_TYPE, 'Content-Length: 2, 2'], '{}')),
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
      `the Content-Length ${JSON.stringify(length)}`,
      request(POST, [JSON_TYPE, `Content-Length: ${length}`], `{}${SMUGGLED}`),
    ),
  ),
  unread('Content-Length with a space before its colon', request(POST, [JSON_TYPE, 'Content-Length : 2'], '{}')),
  {
    name: 'POST with the Content-Length 0 and a second request behind it',
    bytes: request(POST, [JSON_TYPE, 'Content-Length: 0'], SMUGGLED),
    answers: [200, 405],
    upstream: [PASSED_POST],
  },
  {
    name: 'POST with a second request behind its body',
    bytes: request(POST, [JSON_TYPE, 'Content-Length: 2'], `{}${SMUGGLED}`),
    answers: [200, 405],
    upstream: [`${PASSED_POST}{}`],
  },
];

export const FRAMING = [...bodiesWhereNoneBelongs, ...lengthAgainstChunks, ...lengths, ...CHUNKS];
