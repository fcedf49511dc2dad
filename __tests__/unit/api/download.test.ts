import { http, HttpResponse } from 'msw';
import { setCredentials } from '@/api/credentials';
import { getTransactionsFile } from '@/api/contract';
import { sessionRefused } from '@/api/client';
import { downloadFile } from '@/api/download';
import { server, useServer } from '../../support/service';

useServer();

const FILE = '*/api/v1/transactions/transaction/list-xls/';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const END_RECORD = [0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)];
const BYTES = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00, ...END_RECORD]);

const answerWith = (headers: Record<string, string>, body: Uint8Array<ArrayBuffer> = BYTES) =>
  server.use(http.get(FILE, () => new HttpResponse(body, { headers: { 'content-type': SHEET, ...headers } })));
const download = (filters = {}) => downloadFile(getTransactionsFile, filters, { fallbackName: 'transactions' });
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { fault: unknown }) => error.fault,
  );

beforeEach(() => setCredentials({ token: 'a.b.c', secretKey: 'key' }));
afterEach(() => setCredentials(null));

test('a download has the unchanged bytes and the name from the service', async () => {
  answerWith({ 'content-disposition': 'attachment; filename="transactions-2026.xlsx"' });
  const { name, content } = await download();
  expect(name).toBe('transactions-2026.xlsx');
  expect(content.type).toBe(SHEET);
  expect(content.size).toBe(BYTES.length);
});

// WebKit treats a chunked answer as complete although its connection ended before the last chunk.
test('a file that broke off is not saved', async () => {
  for (const length of [BYTES.length - 1, BYTES.length - 19, 6, 2]) {
    answerWith({}, BYTES.slice(0, length));
    expect(await faultOf(download())).toMatchObject({ kind: 'protocol' });
  }
  answerWith({}, new Uint8Array([...BYTES, ...Array<number>(65_535).fill(0x20)]));
  expect((await download()).content.size).toBe(BYTES.length + 65_535);
});

test('a download sends the token and the filters without encryption', async () => {
  let seen: Request | undefined;
  server.use(
    http.get(FILE, ({ request }) => {
      seen = request;
      return new HttpResponse(BYTES, { headers: { 'content-type': SHEET } });
    }),
  );
  await download({ type: 'BUY', from: '2026-01-01' });
  expect(seen?.headers.get('token')).toBe('a.b.c');
  expect(seen?.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(new URL(seen!.url).search).toBe('?type=BUY&from=2026-01-01');
});

test.each([
  ['no name', 'transactions.xlsx', {}],
  ['an encoded name', 'Umsätze.xlsx', { 'content-disposition': "attachment; filename*=UTF-8''Ums%C3%A4tze.xlsx" }],
  ['a name with ../', 'etcpasswd.xlsx', { 'content-disposition': 'attachment; filename="../../etc/passwd"' }],
  ['a name of dots only', 'transactions.xlsx', { 'content-disposition': 'attachment; filename="..."' }],
  [
    'an invalidly encoded name',
    'transactions.xlsx',
    { 'content-disposition': "attachment; filename*=UTF-8''%E0%A4%A" },
  ],
])('a download with %s is called %p', async (_what, expected, headers: Record<string, string>) => {
  answerWith(headers);
  expect((await download()).name).toBe(expected);
});

test.each([
  ['fnx-transactions.xlsx.exe', 'fnx-transactions.xlsx'],
  ['fnx.hta', 'fnx.xlsx'],
  ['statement.html', 'statement.xlsx'],
  ['sums.csv', 'sums.xlsx'],
  ['sums.xlsm', 'sums.xlsx'],
  ['fnx.xlsx .lnk', 'fnx.xlsx'],
  ['fnx.xlsx.', 'fnx.xlsx'],
  ['.exe', 'exe.xlsx'],
  ['a.command-line', 'a.command-line.xlsx'],
  [`${'a'.repeat(118)}.xlsx`, `${'a'.repeat(100)}.xlsx`],
])('a download is saved as a spreadsheet whatever its name: %s', async (sentName, expected) => {
  answerWith({ 'content-disposition': `attachment; filename="${sentName}"` });
  expect((await download()).name).toBe(expected);
});

test('a name of a thousand dots is read at once', async () => {
  answerWith({ 'content-disposition': `attachment; filename="a${'. '.repeat(4_000)}!"` });
  expect((await download()).name).toMatch(/^a.*\.xlsx$/);
}, 5_000);

test.each([
  ['a program', [0x4d, 0x5a, 0x90, 0x00]],
  ['text', [0x73, 0x75, 0x6d]],
  ['one byte', [0x50]],
])('%s is not a spreadsheet, whatever its type', async (_what, bytes) => {
  answerWith({}, new Uint8Array(bytes));
  expect(await faultOf(download())).toMatchObject({ kind: 'protocol' });
});

test.each([
  [
    'a refusal in its envelope',
    403,
    { status: 403, message: 'Not yet.', data: { reason: 'KYC' } },
    { kind: 'gate', reason: 'KYC' },
  ],
  [
    'an envelope of another status',
    200,
    { status: 429, message: 'Slow down.', data: { retryAfter: 9 } },
    { kind: 'too-many', retryAfter: 9 },
  ],
  ['a failing service', 500, { status: 500, message: 'Broken.', data: {} }, { kind: 'server' }],
  [
    'an envelope instead of a file',
    200,
    { status: 200, message: 'Success', data: {} },
    { kind: 'protocol', reason: 'shape' },
  ],
])('a download treats %s like any other call', async (_what, status, body, fault) => {
  server.use(http.get(FILE, () => HttpResponse.json(body, { status })));
  expect(await faultOf(download())).toMatchObject(fault);
});

test('a page of HTML is not saved as a file', async () => {
  server.use(http.get(FILE, () => HttpResponse.html('<h1>Gateway</h1>')));
  expect(await faultOf(download())).toMatchObject({ kind: 'protocol' });
});

test('an empty answer is not saved as a file', async () => {
  answerWith({}, new Uint8Array());
  expect(await faultOf(download())).toMatchObject({ kind: 'protocol' });
});

test('a 401 ends the session, as with any call', async () => {
  const heard: unknown[] = [];
  const stop = sessionRefused.listen((error) => heard.push(error.fault.kind));
  server.use(http.get(FILE, () => HttpResponse.json({ status: 401, message: 'Over.', data: {} }, { status: 401 })));
  expect(await faultOf(download())).toMatchObject({ kind: 'expired' });
  stop();
  expect(heard).toEqual(['expired']);
});

test('a missing connection is reported as offline', async () => {
  server.use(http.get(FILE, () => HttpResponse.error()));
  expect(await faultOf(download())).toEqual({ kind: 'offline' });
});
